import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { createReader, ReaderLost } from './reader.ts'
import { runProgram } from './run-program.ts'
import { blankPdf } from './testing/bombs.ts'
import { scannedPdf } from './testing/documents.ts'
import { photograph } from './testing/photograph.ts'

const never = new AbortController().signal
const sent = (bytes: Buffer = Buffer.from('x'), kind: 'pdf' | 'image' = 'pdf') => ({
  kind,
  bytes,
  type: null,
  userId: 'nobody',
})
const PHOTOS = 50
const [SMALLEST, LARGEST] = [100_000, 1_000_000]

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reader-'))
})
afterAll(() => rm(folder, { recursive: true }))
const write = async (name: string, source: string) => {
  const file = join(folder, `${name}.mjs`)
  await writeFile(file, source)
  return file
}

describe('the program that reads', () => {
  const run = (program: string, patience: { stallMs?: number; mostMs?: number } = {}, signal = never) =>
    runProgram(sent(), signal, () => undefined, { program, ...patience })

  it('may hang: the pupil is told', async () => {
    const hangs = await write('hangs', 'setInterval(() => 0, 1000)')
    expect(await run(hangs, { stallMs: 300 })).toMatchObject({ failure: 'too_slow', end: { stalled: true } })
  }, 30_000)

  it('@X06 may not go on without end, a page at a time', async () => {
    const pages = 'setInterval(() => console.log(JSON.stringify({ page: 1, pages: 2 })), 50)'
    expect(await run(await write('goes-on', pages), { mostMs: 1000 })).toMatchObject({ failure: 'too_slow' })
  }, 30_000)

  it('@G08 may not take all memory, as an object or beside them: it is ended, and not tried again', async () => {
    const fills = await write('fills', 'const all = []; setInterval(() => all.push(Buffer.alloc(2 ** 24, 1)), 5)')
    expect(await run(fills)).toMatchObject({ failure: 'failed', end: { tooBig: true, signal: 'SIGKILL' } })
    const objects = await write(
      'objects',
      'const all = []; for (;;) all.push(Array.from({ length: 1000 }, () => ({})))',
    )
    expect(await run(objects)).toMatchObject({ failure: 'failed' })
  }, 60_000)

  it('ends when nobody waits for it any more', async () => {
    const leaving = new AbortController()
    const left = run(await write('waits', 'setInterval(() => 0, 1000)'), {}, leaving.signal)
    leaving.abort()
    await expect(left).rejects.toThrow()
  })

  it('has only a picture that is whole', async () => {
    const answer = { text: 'lu', uncertain: [], notices: [], pictureBytes: 10 }
    const cut = await write(
      'cut',
      `import { writeSync } from 'node:fs'
       writeSync(3, 'abc')
       console.log(${JSON.stringify(JSON.stringify(answer))})`,
    )
    expect(await run(cut)).toMatchObject({ failure: 'failed', end: { unparsable: true, code: 0 } })
  }, 30_000)

  it('reads one file at a time, in the order they came', async () => {
    const echo = await write(
      'echo',
      `import { appendFileSync } from 'node:fs'
       const log = ${JSON.stringify(join(folder, 'log'))}
       appendFileSync(log, '<')
       process.stdin.resume().on('end', () => { appendFileSync(log, '>'); console.log(JSON.stringify({ text: 'lu', uncertain: [], notices: [] })) })`,
    )
    const read = createReader(createLog('silent'), undefined, echo)
    await Promise.all([1, 2, 3].map(() => read(sent(), never)))
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('<><><>')
  }, 30_000)
})

describe('a program that dies', () => {
  /** Reads with this program; what the log says of it. */
  const readLogged = async (name: string, source: string) => {
    const lines: string[] = []
    const log = createLog('info', { write: line => void lines.push(line) })
    const read = createReader(log, undefined, await write(name, source))
    const outcome = await read(sent(), never).catch((error: unknown) => error)
    return { outcome, logged: lines.map(line => JSON.parse(line)) }
  }

  it('of itself is named with its exit code and its last words, and not tried again', async () => {
    const source = 'process.stderr.write("x".repeat(9000) + "the end", () => process.exit(3))'
    const { outcome, logged } = await readLogged('exits', source)
    expect(outcome).toEqual({ failure: 'failed' })
    expect(logged).toMatchObject([{ msg: 'the reading program exited 3', code: 3, signal: null, retry: false }])
    expect(logged[0].stderr).toHaveLength(4096)
    expect(logged[0].stderr).toMatch(/the end$/)
  }, 30_000)

  it('in the middle of a line is named so, and not tried again', async () => {
    const { outcome, logged } = await readLogged('half', `process.stdout.write('{"text":"la moi')`)
    expect(outcome).toEqual({ failure: 'failed' })
    expect(logged).toMatchObject([{ msg: 'the reading program wrote an unparsable line', code: 0, retry: false }])
  }, 30_000)

  it('because it is killed is named with the signal, and may be tried again', async () => {
    const { outcome, logged } = await readLogged('killed', 'process.kill(process.pid, "SIGKILL")')
    expect(outcome).toBeInstanceOf(ReaderLost)
    expect(logged).toMatchObject([{ msg: 'the reading program was ended by SIGKILL', signal: 'SIGKILL', retry: true }])
  }, 30_000)
})

describe('within the memory it is given', () => {
  const EXERCISES = 20
  const text = Array.from({ length: EXERCISES }, (_, i) => `Exercice ${i + 1}\nConjuguer le verbe finir au présent.`)
  const drawPage = async (width: number, height: number) =>
    sharp(await photograph(text.join('\n'), { font: 'sans', size: 30, width: 1240, shadow: 0.1, noise: 3 }))
      .resize(width, height, { fit: 'contain', background: '#f4f4f4' })
      .jpeg({ quality: 70 })
      .toBuffer()
  const countRead = async (kind: 'pdf' | 'image', bytes: Buffer) => {
    const found = await runProgram(sent(bytes, kind), never, () => undefined)
    return 'text' in found ? found.text.match(/finir au présent/g)?.length : found
  }

  // Lines that are so alike are taken for a page on its side: it is turned in all ways.
  it('@H07 a photo of forty lines is read', async () => {
    expect(await countRead('image', await drawPage(3024, 4032))).toBe(EXERCISES)
  }, 300_000)

  it('@H07 a scan of two pages is read', async () => {
    const page = await drawPage(2480, 3508)
    expect(await countRead('pdf', await scannedPdf(page, page))).toBe(2 * EXERCISES)
  }, 300_000)
})

it('@G08 a PDF that unfolds without an end ends by itself, below what whole pages take', async () => {
  const ended = await runProgram(sent(await blankPdf(400)), never, () => undefined, { mostMemory: 350 * 2 ** 20 })
  expect(ended).toEqual({ failure: 'damaged' })
}, 120_000)

describe('fifty photos of 100 kB to 1 MB', () => {
  /** A line of print on paper that is rough enough to weigh what a phone's photo does. */
  const takePhoto = (i: number) =>
    photograph('Calculer la longueur du côté AB.\n\n\nJustifier.', {
      font: 'sans',
      size: 30 + i / 2,
      width: 900 + 34 * i,
      noise: 8 + i / 2,
      quality: 99,
    })

  it('@H07 give fifty complete answers', async () => {
    const read = createReader(createLog('silent'))
    const sizes: number[] = []
    let whole = 0
    for (let i = 0; i < PHOTOS; i++) {
      const photo = await takePhoto(i)
      sizes.push(photo.length)
      const found = await read(sent(photo, 'image'), never)
      if ('failure' in found) throw new Error(`photo ${i} of ${photo.length} bytes: ${found.failure}`)
      const { format, width } = await sharp(found.media?.bytes)
        .stats()
        .then(() => sharp(found.media?.bytes).metadata())
      if (format === 'jpeg' && width > 500) whole += 1
    }
    expect(whole).toBe(PHOTOS)
    expect(Math.min(...sizes)).toBeLessThan(2 * SMALLEST)
    expect(Math.max(...sizes)).toBeGreaterThan(0.7 * LARGEST)
  }, 600_000)
})
