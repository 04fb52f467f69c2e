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
 * too many wait, the network with the most of them is refused (`unavailable`), not who comes last; nobody who is known before a
 * stranger: whoever has very many networks keeps strangers out alone.
 */
export function fairTurns({ atOnce, waiting: most, retrySeconds }: Options) {
  /** By network, in the order of their turns. */
  const lines = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0

  const full = () => new ApiFailure('unavailable', undefined, retrySeconds)
  /** The longest of some lines. */
  const longest = (some: Iterable<[string, Waiting[]]>) =>
    [...some].reduce<[string, Waiting[]]>((one, other) => (other[1].length > one[1].length ? other : one), ['', []])

  /** Refuses the last one of a line. */
  function drop([network, line]: [string, Waiting[]]) {
    line.pop()?.refuse(full())
    waiting -= 1
    if (line.length === 0) lines.delete(network)
  }

  /** Makes room for one of a line, by the last one of a longer line if need be; for whoever is known by any stranger. */
  function makeRoom(network: string, line: Waiting[], isKnown: boolean) {
    const isFull = line.length >= most.network
    if (!isFull && waiting < most.all) return
    const rivals: [string, Waiting[]][] = isFull ? [[network, line]] : [...lines]
    const others = longest(rivals)
    if (!isFull && others[1].length > line.length + 1) return drop(others)
    // In each line strangers stand behind.
    const strangers = longest(isKnown ? rivals.filter(([, those]) => those.at(-1)?.isKnown === false) : [])
    if (strangers[1].length === 0) throw full()
    drop(strangers)
  }

  async function turn() {
    const { network, isKnown } = asker()
    const line = lines.get(network) ?? []
    makeRoom(network, line, isKnown)
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
