/** One style for all windows: readable at 300 px, and on a projector. */
export const style = `
  body { font: 16px/1.45 sans-serif; margin: 12px; color: #202124; background: #fff; }
  [hidden] { display: none !important; }
  h1 { font-size: 1.15em; margin: 0 0 8px; }
  h2 { font-size: 1.05em; margin: 16px 0 4px; }
  label { display: block; margin: 10px 0; }
  input, select, textarea, button {
    display: block; box-sizing: border-box; width: 100%; max-width: 100%; padding: 8px; margin-top: 2px; font: inherit;
    color: inherit; background: #fff; border: 1px solid #5f6368; border-radius: 4px;
  }
  textarea { font: 12px/1.3 monospace; white-space: pre; overflow: auto; }
  button { margin-top: 12px; color: #fff; background: #0b57d0; border-color: #0b57d0; cursor: pointer; }
  button[disabled], button[aria-disabled="true"] { color: #3c4043; background: #e8eaed; border-color: #5f6368; cursor: default; }
  :focus-visible { outline: 3px solid #0b57d0; outline-offset: 1px; }
  .answer { max-height: 50vh; overflow: auto; margin: 0 0 12px; padding: 8px 10px; border-left: 4px solid #0b57d0; background: #eef3fd; }
  .answer.refused { border-left-color: #b3261e; background: #fcefee; }
  .answer p { margin: 0 0 4px; font-weight: bold; }
  .answer ul { margin: 0; padding-left: 20px; }
  .answer li { margin-bottom: 4px; overflow-wrap: anywhere; }
  ol, ul { padding-left: 22px; margin: 4px 0; }
  .version { color: #3c4043; font-size: 0.85em; }
`;
