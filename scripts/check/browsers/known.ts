/** What is found and does no harm: the name, the files, why. One that is not found any more is an error. */
export const KNOWN: readonly (readonly [name: string, where: RegExp, why: string])[] = [
  ['Object.groupBy', /mf-learning\/.*\/frames\//, 'brought by older-browsers.ts'],
  ['.groupBy', /mf-learning\/.*\/frames\//, 'the same'],
  ['URL.canParse', /mf-learning\/.*\/frames\//, 'brought by older-browsers.ts'],
  ['.union', /./, 'of zod, and of collections in drawings'],
  ['.intersection', /\/frames\//, 'of collections in drawings'],
  ['.difference', /\/frames\//, 'of collections in drawings'],
  ['.escape', /./, 'CSS.escape, and methods of libraries'],
  ['.use', /mf-learning\//, 'plugins of remark and of drawings'],
  ['.dispose', /\/frames\//, 'of a library'],
  ['.anchorElement', /\/frames\//, 'of the drawing library'],
  ['.toArray', /./, 'Children.toArray of React, and methods of libraries'],
  ['.toBase64', /^shell\//, 'of bytes in Firestore'],
  ['.checkVisibility', /^shell\//, 'asked for before it is called'],
  ['.startViewTransition', /./, 'React tries it, for transitions that nothing here asks for'],
]
