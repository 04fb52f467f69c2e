import path from 'node:path'
import type { Rspack } from '@rsbuild/core'

const at = (file: string) => path.join(import.meta.dirname, file)
const ICONS: Rspack.RuleSetRule = { test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/, use: at('lean-icons.ts') }
/** Their modules do nothing but export, which their packages do not say: what is not imported is left out. */
const SLIM: Rspack.RuleSetRule = { test: /[\\/]node_modules[\\/]@zxing[\\/]library[\\/]/, sideEffects: false }

/** What is changed in files of their kind on the way into a build; icons only where nothing warns about what they lack. */
export const loaders = (production: boolean): Rspack.RuleSetRule[] => (production ? [SLIM, ICONS] : [SLIM])
