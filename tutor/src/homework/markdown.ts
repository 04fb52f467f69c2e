/** A pupil's own words in markdown: nothing of them is a mark, a formula or a link; lines stay lines. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>#$|~]/g, '\\$&')
    .replace(/^(\s*)([-+])(?=\s)/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/gm, '$1\\$2')
    .replace(/\n/g, '  \n')
