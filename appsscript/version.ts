declare const TRONG_TAI_VERSION: string | undefined;

/** The version of package.json, put in by the build; the sources alone have none. */
export const version = typeof TRONG_TAI_VERSION === 'undefined' ? '' : TRONG_TAI_VERSION;
