import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { BUILD_ERRORS_PATH, BuildErrors, buildErrorsFile } from '@ariane/shared/contracts/build-errors'
import type { FastifyInstance } from 'fastify'
import { messages } from './messages.ts'

const ROOT = path.join(import.meta.dirname, '..', '..', '..')
const LONGEST = 4000

/** What cannot be built now, as titles with what the builder says; nothing while a list is being written. */
async function listBuildErrors(packages: readonly string[], root = ROOT) {
  const found = await Promise.all(
    packages.map(async name => {
      const text = await readFile(path.join(root, buildErrorsFile(name)), 'utf8').catch(() => '[]')
      const errors = BuildErrors.safeParse(JSON.parse(text)).data ?? []
      return { title: messages.doesNotBuild(name), text: errors.join('\n\n').slice(0, LONGEST) }
    }),
  )
  return found.filter(({ text }) => text !== '')
}

/** Answers an open page that asks what cannot be built. */
export function registerBuildErrors(app: FastifyInstance, packages: readonly string[], root?: string): void {
  app.get(BUILD_ERRORS_PATH, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    return listBuildErrors(packages, root)
  })
}

/** Runs in the page: asks each second, and draws over it what cannot be built. */
const SHOW = `(() => {
  const panel = document.createElement('aside')
  panel.setAttribute('role', 'alert')
  panel.style.cssText = 'position:fixed;inset:auto 0 0 0;overflow:auto;z-index:9999;padding:16px 24px;background:#2b0f0f;color:#fff;font:14px/1.5 monospace;white-space:pre-wrap;overflow-wrap:anywhere'
  let shown = ''
  const look = async () => {
    const answer = await fetch(${JSON.stringify(BUILD_ERRORS_PATH)}).catch(() => null)
    const found = answer?.ok ? await answer.json() : []
    const text = found.map(one => one.title + '\\n\\n' + one.text).join('\\n\\n')
    // What the page says of it is not so: it speaks of the connection.
    const isWrong = document.querySelector('main [role=alert]') !== null
    panel.style.top = isWrong ? '0' : 'auto'
    panel.style.maxHeight = isWrong ? 'none' : '60vh'
    if (text !== shown) {
      shown = text
      panel.textContent = text
      if (text) document.body.append(panel)
      else panel.remove()
    }
    setTimeout(look, 1000)
  }
  look()
})()`

/** A page in development that shows what cannot be built. */
export const withBuildErrors = (page: string, nonce: string): string =>
  page.replace('</body>', () => `<script nonce="${nonce}">${SHOW}</script></body>`)

/** The page in place of a shell that cannot be built: it opens the shell as soon as it can be. */
export const pageWithoutShell = (sentence: string, nonce: string): string =>
  withBuildErrors(
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Ariane</title></head><body><p>${sentence}</p></body></html>`,
    nonce,
  )
