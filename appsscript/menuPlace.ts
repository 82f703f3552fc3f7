declare const TRONG_TAI_PUBLISHED: boolean | undefined;

/**
 * Whether this is the build for a published Editor add-on, whose menu Google puts under *Extensions*. A script that
 * stands in the spreadsheet itself, which is the way offered today, has a menu of its own in the menu bar.
 */
export const publishedAddOn = typeof TRONG_TAI_PUBLISHED === 'undefined' ? false : TRONG_TAI_PUBLISHED;
