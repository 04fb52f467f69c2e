import { ApiFailure } from './errors.ts'
import { asker } from './http/asker.ts'

interface Options {
  atOnce: number
  /** How many may wait: those of one network, and all. */
  waiting: { network: number; all: number }
  /** What whoever is refused is told. */
  retrySeconds: number
}

interface Waiting {
  isKnown: boolean
  begin(): void
  refuse(error: unknown): void
}

/**
 * Work of which some pieces run at once. Those who wait take turns by network, in each of them whoever is known first. Where
 * too many wait, the network with the most of them is refused (`unavailable`), not who comes last.
 */
export function fairTurns({ atOnce, waiting: most, retrySeconds }: Options) {
  /** By network, in the order of their turns. */
  const lines = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0

  const full = () => new ApiFailure('unavailable', undefined, retrySeconds)
  const longest = () => [...lines].reduce((one, other) => (other[1].length > one[1].length ? other : one))

  /** Makes room for one of a line, by the last one of a longer line if need be. */
  function makeRoom(line: Waiting[]) {
    if (line.length >= most.network) throw full()
    if (waiting < most.all) return
    const [, others] = longest()
    if (others.length <= line.length + 1) throw full()
    waiting -= 1
    others.pop()?.refuse(full())
  }

  async function turn() {
    const { network, isKnown } = asker()
    const line = lines.get(network) ?? []
    makeRoom(line)
    waiting += 1
    await new Promise<void>((begin, refuse) => {
      const stranger = isKnown ? line.findIndex(one => !one.isKnown) : -1
      line.splice(stranger < 0 ? line.length : stranger, 0, { isKnown, begin, refuse })
      lines.set(network, line)
    })
  }

  function passOn() {
    const [first] = lines
    if (!first) {
      running -= 1
      return
    }
    const [network, line] = first
    lines.delete(network)
    waiting -= 1
    line.shift()?.begin()
    if (line.length > 0) lines.set(network, line)
  }

  /** Does the work once it is its turn. */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else await turn()
    try {
      return await work()
    } finally {
      passOn()
    }
  }
}
