import { readPath } from '../stores/paths.ts'
import { useGenerated } from '../stores/use-generated.ts'
import { isPathId } from './id.ts'

/** A path of the active user; waits while it is being generated. `reload` starts again. */
export function usePath(id: number) {
  const { loaded, reload } = useGenerated(isPathId(id) ? id : null, readPath)
  return { loaded, reload }
}
