/**
 * Remotes carry no copy of the kits, so the shell must refer to each of them, even to those it does not use itself.
 */
import '@ariane/shared/http'
import '@ariane/shared/ports'
import '@ariane/shared/router'
import '@ariane/shared/session'
import '@ariane/shared/ui'

/**
 * Kits outside the first script: reach them only through `import()`.
 * @public nobody calls these; naming them puts them into the build
 */
export const lazyLibraries = {
  overlay: () => import('@ariane/shared/ui/overlay'),
  media: () => import('@ariane/shared/ui/media'),
}
