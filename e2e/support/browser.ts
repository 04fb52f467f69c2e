// Which Chromium the journeys use: the one named by CHROMIUM_PATH; on Linux x64 the one that comes from npm, which has no
// window of its own and takes a quarter less time; elsewhere Playwright's own, or the system's.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const cache = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'chromium')

export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH points at ${named}, which does not exist`)
  if (named) return { executablePath: named, args: [], env: {} }
  if (process.platform === 'linux' && process.arch === 'x64') return shipped()
  const found = [chromium.executablePath(), ...onThePath(), ...(process.platform === 'darwin' ? MAC : [])]
  const executablePath = found.find(candidate => candidate && existsSync(candidate))
  if (executablePath) return { executablePath, args: [], env: {} }
  throw new Error('No Chromium found: install Chrome or Chromium, or set CHROMIUM_PATH.')
}

const onThePath = () =>
  (process.env.PATH ?? '').split(path.delimiter).flatMap(folder => NAMES.map(name => path.join(folder, name)))

/** It unpacks itself into the temporary folder and keeps whatever it finds there: hence a folder per version. */
async function shipped(): Promise<Browser> {
  const root = path.join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '..', '..')
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const folder = path.join(cache, version)
  mkdirSync(folder, { recursive: true })
  const temporary = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium')
    packed.setGraphicsMode = false
    const executablePath = await packed.executablePath()
    const libraries = path.join(folder, 'al2023')
    if (missesLibraries(executablePath) && !existsSync(libraries))
      await inflate(path.join(root, 'bin', 'al2023.tar.br'))
    return {
      executablePath,
      args: ['--headless=shell'],
      env: {
        FONTCONFIG_FILE: fontConfig(folder),
        ...(existsSync(libraries) && { LD_LIBRARY_PATH: path.join(libraries, 'lib') }),
      },
    }
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
}

function missesLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found')
  } catch {
    return true
  }
}

/** Its own font list names a fixed folder: without this, a machine without fonts shows no text at all. */
function fontConfig(folder: string): string {
  const file = path.join(folder, 'fonts.conf')
  const folders = [path.join(folder, 'fonts', 'fonts'), '/usr/share/fonts']
  const lines = folders.map(one => `<dir>${one}</dir>`).join('')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${lines}<cachedir>${path.join(folder, 'fc-cache')}</cachedir></fontconfig>`,
  )
  return file
}
