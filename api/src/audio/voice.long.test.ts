import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { soundCache } from './cache.ts'
import { createVoice } from './voice.ts'

const never = new AbortController().signal
const words = { text: 'La nuit du 4 août 1789.', lang: 'fr' as const }
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voice-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A program that answers as `source` says. */
const program = async (name: string, source: string) => {
  const file = join(folder, `${name}.mjs`)
  await writeFile(file, source)
  return file
}

describe('the voice', () => {
  it.each(['fr', 'en', 'es', 'de'] as const)('reads %s aloud as a 16 bit mono wav', async lang => {
    const sound = await createVoice(folder).speak({ ...words, lang }, 'normal', never)
    if (typeof sound === 'string') throw new Error(sound)
    expect(sound.toString('latin1', 0, 4)).toBe('RIFF')
    expect([sound.readUInt16LE(22), sound.readUInt16LE(34)]).toEqual([1, 16])
    expect(sound.readUInt32LE(40)).toBe(sound.length - 44)
    expect(sound.length).toBeGreaterThan(50_000)
  })

  it('is slower when asked to be', async () => {
    const voice = createVoice(folder)
    const [normal, slow] = await Promise.all([voice.speak(words, 'normal', never), voice.speak(words, 'slow', never)])
    expect(slow.length).toBeGreaterThan(normal.length * 1.2)
  })

  it('makes the same words once, also for several listeners at a time and after a restart', async () => {
    const count = join(folder, 'count')
    const counting = await program(
      'counting',
      `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(count)}, '.'); process.stdin.resume().on('end', () => process.stdout.write('sound'))`,
    )
    const dataDir = join(folder, 'once')
    const voice = createVoice(dataDir, counting)
    const both = await Promise.all([voice.speak(words, 'slow', never), voice.speak(words, 'slow', never)])
    const again = await createVoice(dataDir, counting).speak(words, 'slow', never)
    expect([...both, again].map(String)).toEqual(['sound', 'sound', 'sound'])
    expect(await readdir(join(dataDir, 'speech'))).toHaveLength(1)
    expect((await import('node:fs')).readFileSync(count, 'utf8')).toBe('.')
  })

  it('says why there is no sound', async () => {
    const endless = await program('endless', 'setInterval(() => 0, 1000)')
    const broken = await program('broken', 'process.exit(3)')
    expect(await createVoice(folder, join(folder, 'nothing.mjs')).speak(words, 'normal', never)).toBe('absent')
    expect(await createVoice(join(folder, 'b'), broken).speak(words, 'normal', never)).toBe('failed')
    expect(await createVoice(join(folder, 'e'), endless, 200).speak(words, 'normal', never)).toBe('failed')
  })

  it('stops when nobody listens any more, and goes on with the next', async () => {
    const patient = await program(
      'patient',
      `let text = ''; process.stdin.on('data', piece => { text += piece }).on('end', () => text.includes('1789') ? setInterval(() => 0, 1000) : process.stdout.write(text))`,
    )
    const voice = createVoice(join(folder, 'p'), patient)
    const leaving = new AbortController()
    const left = voice.speak(words, 'normal', leaving.signal)
    const next = voice.speak({ text: 'Bonjour', lang: 'fr' }, 'normal', never)
    leaving.abort()
    await expect(left).rejects.toThrow()
    expect(String(await next)).toBe('Bonjour')
  })

  it('reads to who asks again right after leaving', async () => {
    const echo = await program('echo', 'process.stdin.resume().on("end", () => process.stdout.write("sound"))')
    const voice = createVoice(join(folder, 'again'), echo)
    const leaving = new AbortController()
    const left = voice.speak(words, 'normal', leaving.signal)
    leaving.abort()
    const back = voice.speak(words, 'normal', never)
    await expect(left).rejects.toThrow()
    expect(String(await back)).toBe('sound')
    expect(String(await voice.speak(words, 'normal', never))).toBe('sound')
  })
})

describe('the folder of sounds', () => {
  it('lets go of what was not asked for the longest', async () => {
    const cache = soundCache(join(folder, 'small'), 25, 3)
    for (const name of ['one', 'two', 'three']) await cache.keep(name, Buffer.alloc(10, name))
    const found = await Promise.all(['one', 'two', 'three'].map(name => cache.find(name)))
    expect(found.filter(Boolean)).toHaveLength(2)
  })

  it('is not needed: sounds are made without it', async () => {
    await writeFile(join(folder, 'file'), '')
    const cache = soundCache(join(folder, 'file', 'speech'))
    await cache.keep('one', Buffer.from('sound'))
    expect(await cache.find('one')).toBeUndefined()
  })
})
