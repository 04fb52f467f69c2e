import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { Builder, Key, type WebElement } from 'selenium-webdriver'
import { findProgram } from '../../../scripts/find-program.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { describeSpoken, type Engine, type Spoken, squeeze } from './browser.ts'

const PROGRAMS = ['WebKitWebDriver', 'Xvfb']
/** Far above what its start takes. */
const READY_MS = 20_000
/** Its bar of buttons and address would leave the window no narrower than 447 px. */
const BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px }'

/** WebKitGTK, on a display that nobody sees: it has no mode without one. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  missing: () => PROGRAMS.filter(name => !findProgram(name)),
  forcesColors: false,
  async start({ height = 1024 } = {}) {
    const display = await startDisplay(height)
    const settings = stillSettings()
    const port = await freePort()
    const env = {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      XDG_CONFIG_HOME: settings,
    }
    const service = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
    const stop = () => {
      service.kill()
      display.process.kill()
      rmSync(settings, { recursive: true, force: true })
    }
    try {
      const address = `http://127.0.0.1:${port}`
      await answered(`${address}/status`)
      const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } }
      const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build()
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height })
      const within = async (selector: string | undefined) => {
        await driver.switchTo().defaultContent()
        if (selector) await driver.switchTo().frame(await driver.findElement({ css: selector }))
      }
      const element = async (expression: string, frame?: string) => {
        await within(frame)
        return driver.executeScript<WebElement>(`return ${expression}`)
      }
      return {
        open: address => driver.get(address),
        evaluate: async <T>(expression: string, frame?: string) => {
          await within(frame)
          return driver.executeScript<T>(`return ${expression}`)
        },
        click: async (expression, frame) => (await element(expression, frame)).click(),
        press: async () => {
          await within(undefined)
          await driver.actions().sendKeys(Key.TAB).perform()
        },
        resize: async (width, height) => {
          await driver.manage().window().setRect({ x: 0, y: 0, width, height })
          await driver.wait(() => driver.executeScript(`return innerWidth === ${width}`), READY_MS)
        },
        hear: async (elements, spoken, frame) => {
          await within(frame)
          const found = await driver.executeScript<WebElement[]>(`return ${elements}`)
          const heard: Spoken[] = []
          for (const one of found) {
            const [role, name, tag] = [await one.getAriaRole(), await one.getAccessibleName(), await one.getTagName()]
            // It gives a list of choices of HTML itself as the button that opens it.
            heard.push({ role: tag.toLowerCase() === 'select' && role === 'button' ? 'combobox' : role, name })
          }
          return spoken.flatMap((wanted, n) => {
            const { role, name } = heard[n] ?? { role: '', name: '' }
            const isSame = role === wanted.role && squeeze(name) === squeeze(wanted.name)
            return isSame ? [] : [`${describeSpoken(wanted)} is given as ${describeSpoken({ role, name })}`]
          })
        },
        // A line break is only written, by no key.
        type: async (expression, text, frame) =>
          (await element(expression, frame)).sendKeys(text.replaceAll('\n', Key.ENTER)),
        picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
        close: async () => {
          await driver.quit().finally(stop)
        },
      }
    } catch (error) {
      stop()
      throw error
    }
  },
}

/** Where GTK says that nothing is to move, which the page is told, and how the window looks. */
function stillSettings(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ariane-webkit-'))
  mkdirSync(path.join(folder, 'gtk-3.0'))
  writeFileSync(path.join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), BAR)
  return folder
}

/** The server chooses a free number itself, and tells it once it is ready. */
async function startDisplay(height: number): Promise<{ name: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', `1280x${height}x24`, '-nolisten', 'tcp']
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  for await (const line of createInterface({ input: child.stdio[3] as Readable }))
    return { name: `:${line.trim()}`, process: child }
  throw new Error(`Xvfb ended with ${child.exitCode}`)
}

async function answered(address: string): Promise<void> {
  const until = Date.now() + READY_MS
  while (Date.now() < until) {
    if ((await fetch(address).catch(() => undefined))?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`WebKitWebDriver did not answer at ${address}`)
}
