import type { Published } from '../../../shared/src/contracts/registry.ts'
import type { DeclaredScreen, ViewerKind } from '../../../shared/src/contracts/screens.ts'

/** One screen as somebody opens it. */
export interface Opening {
  id: string
  title: string
  viewer: ViewerKind
  /** What stands in braces is an id of the account that is made for it (scripts/screens/fill-path.ts). */
  address: string
  /** It may leave its own place empty. */
  overlay: boolean
}

/** Addresses of screens that their prefix alone does not open; a pupil alone has what they name. */
const WHOLE_ADDRESSES = new Map([['path', '/path/{path}']])

const EVERYBODY: readonly ViewerKind[] = ['pupil', 'teacher', 'parent', 'parentViewing']

/** The kinds of people who have a screen: whom its lines of the menu name, else those whose page it may be. */
function listViewers({ menu = [], ofPupil = false }: DeclaredScreen): ViewerKind[] {
  const usual: ViewerKind[] = ofPupil ? ['pupil', 'parentViewing'] : ['pupil', 'teacher']
  const lines = menu.map(({ roles }) => roles ?? usual)
  const named = new Set<string>(lines.length > 0 ? lines.flat() : usual)
  return EVERYBODY.filter(viewer => named.has(viewer))
}

/** Every screen of a version, once for each kind of person who has it; what fills a place in another screen comes last. */
export const listOpenings = ({ exposes }: Pick<Published, 'exposes'>): Opening[] => {
  // Builds name them in any order, and the first that hangs ends the rehearsal of who opened it.
  const [whole = [], filling = []] = [false, true].map(fills =>
    Object.entries(exposes).filter(([, { screen }]) => (screen?.fills !== undefined) === fills),
  )
  return [...whole, ...filling].flatMap(([exposed, { routes, screen }]) => {
    const id = exposed.replace('./', '')
    if (!screen) return []
    const { title, overlay = false, fills } = screen
    const address = WHOLE_ADDRESSES.get(id) ?? routes[0] ?? '/'
    const viewers = WHOLE_ADDRESSES.has(id) ? EVERYBODY.slice(0, 1) : listViewers(screen)
    return viewers.map(viewer => ({ id, title, viewer, address, overlay: overlay || fills !== undefined }))
  })
}
