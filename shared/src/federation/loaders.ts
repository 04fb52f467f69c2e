import path from 'node:path'
import type { Rspack } from '@rsbuild/core'

const at = (file: string) => path.join(import.meta.dirname, file)
const ICONS: Rspack.RuleSetRule = { test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/, use: at('lean-icons.ts') }
/** Their modules do nothing but export, which their packages do not say: what is not imported is left out. */
const SLIM: Rspack.RuleSetRule = {
  test: /[\\/]node_modules[\\/](?:@zxing[\\/]library|hoist-non-react-statics|@emotion[\\/]react[\\/]_isolated-hnrs)[\\/]/,
  sideEffects: false,
}
const ROUTER: Rspack.RuleSetRule = { test: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/, use: at('lean-router.ts') }

const SHEETS: Rspack.RuleSetRule = {
  test: /[\\/](?:reveal\.js|katex)[\\/]dist[\\/](?:reveal|katex\.min)\.css$/,
  enforce: 'pre',
  use: at('own-page-rules.ts'),
}

const SENTENCES =
  /[\\/]src[\\/](?:.*[\\/])?(?:[a-z]+-)*messages(?:-[a-z]+)*\.ts$|[\\/]catalogue[\\/](?:module-guides[\\/]|conformity)/

/** Whether a module holds the sentences that are read on a screen. */
export const isSentences = (file: string): boolean => SENTENCES.test(file)
const SPACES: Rspack.RuleSetRule = { test: SENTENCES, enforce: 'pre', use: at('french-spaces.ts') }

const CONTRACTS: Rspack.RuleSetRule = {
  test: /[\\/]shared[\\/]src[\\/]contracts[\\/](?!index\.)[a-z-]+\.ts$/,
  enforce: 'pre',
  // The last one comes first.
  use: [at('lean-contracts.ts'), at('split-rows.ts')],
}

const ROUTES: Rspack.RuleSetRule = {
  test: /[\\/]shared[\\/]src[\\/]contracts[\\/]index\.ts$/,
  enforce: 'pre',
  use: at('list-routes.ts'),
}

/** What is changed in files of their kind on the way into a build; icons, router and contracts only where nothing warns about what they lack. */
export const loaders = (production: boolean): Rspack.RuleSetRule[] =>
  production ? [SLIM, SHEETS, SPACES, ICONS, ROUTER, CONTRACTS, ROUTES] : [SLIM, SHEETS, SPACES]
