import type { Position } from '../navigation.ts'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The position in a path in this tab: it survives a reload, leaving the path removes it. Without storage nothing is
 * kept.
 */
export function positionStore(pathId: number, storage: () => Storage = () => sessionStorage) {
  const name = `path-place:${pathId}`
  const attempt = <T>(action: () => T): T | null => {
    try {
      return action()
    } catch {
      return null
    }
  }
  return {
    read(): Position | null {
      const [slide, chapter] = (attempt(() => storage().getItem(name)) ?? '').split(':').map(Number)
      return Number.isInteger(slide) && Number.isInteger(chapter) ? { slide: slide ?? 0, chapter: chapter ?? 0 } : null
    },
    keep: ({ slide, chapter }: Position) => void attempt(() => storage().setItem(name, `${slide}:${chapter}`)),
    forget: () => void attempt(() => storage().removeItem(name)),
  }
}
