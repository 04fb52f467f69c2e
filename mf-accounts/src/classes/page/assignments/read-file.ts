import { type Reading, readingRoutes } from '@ariane/shared/contracts/readings'
import { call } from '@ariane/shared/http'

/** Ten megabytes take this long on a school's connection. */
const UPLOAD_MS = 120_000
const [FIRST_MS, LONGEST_MS] = [500, 3000]

const toBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(file)
  })

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })

const isOver = ({ state }: Reading) => state === 'read' || state === 'failed'

/** Has a file read, as homework help does; `onLook` gets each state. Throws ApiError or NetworkFailure. */
export async function readFile(file: File, userId: string, signal: AbortSignal, onLook: (now: Reading) => void) {
  const args = { userId, name: file.name, data: await toBase64(file) }
  let { data: now } = await call(readingRoutes.readStatement, args, { signal, timeoutMs: UPLOAD_MS })
  for (let wait = FIRST_MS; !isOver(now); wait = Math.min(LONGEST_MS, wait * 1.5)) {
    onLook(now)
    await pause(wait, signal)
    now = (await call(readingRoutes.pollReading, { id: now.id, userId }, { signal })).data
  }
  if (now.failure !== 'nothing_recognised' || !isMedia(now)) return now
  // A figure without words is kept as what it is: with a text it is not read again.
  const { data } = await call(readingRoutes.readStatement, { ...args, text: '…' }, { signal, timeoutMs: UPLOAD_MS })
  return { ...data, text: '' }
}

const isMedia = ({ kind }: Pick<Reading, 'kind'>) => kind === 'image' || kind === 'audio'

/** Whether the file itself goes to the pupils beside its text: a photo or a sound does. */
export const isKept = (reading: Pick<Reading, 'kind' | 'state'>) => isMedia(reading) && reading.state === 'read'
