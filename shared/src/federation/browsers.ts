/** The oldest supported version of each browser, for builds, checks and the README. */
export const OLDEST_BROWSERS = {
  chrome: '109',
  edge: '109',
  firefox: '115',
  safari: '16.4',
  safari_ios: '16.4',
} as const

/** The same for the compilers. */
export const BROWSERSLIST = Object.entries(OLDEST_BROWSERS).map(
  ([name, version]) => `${name === 'safari_ios' ? 'ios_saf' : name} >= ${version}`,
)
