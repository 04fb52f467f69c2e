/** Remotes carry no copy of the shared libraries, so the shell must import each of them, even those it does not use. */
import '@ariane/shared/http'
import '@ariane/shared/ports'
import '@ariane/shared/router'
import '@ariane/shared/session'
import '@ariane/shared/ui'

/**
 * Shared libraries outside the first script: reach them only through `import()`.
 * @public nobody calls these; naming them puts them into the build
 */
export const lazyLibraries = {
  overlay: () => import('@ariane/shared/ui/overlay'),
  media: () => import('@ariane/shared/ui/media'),
}
