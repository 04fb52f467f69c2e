import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkStyleSheets } from './style-sheets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ariane-sheets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function check(sheets: Record<string, string>): Promise<void> {
  for (const [file, css] of Object.entries(sheets)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), css)
  }
  return checkStyleSheets('mf-reading', folder, {
    files: Object.fromEntries(Object.keys(sheets).map(file => [file, ''])),
  })
}

it('@W03 a version whose style sheets take the whole page is refused, with file and selector', async () => {
  const sheets = { 'static/css/leak.css': 'body{display:none}*{color:red}', 'static/css/own.css': '.deck{color:red}' }
  await expect(check(sheets)).rejects.toThrow(
    'mf-reading prend des éléments de toute la page :\n  - static/css/leak.css : body\n  - static/css/leak.css : *\n',
  )
})

it('@W03 a page of the remote’s own may be styled as a whole', async () => {
  await check({ 'frames/activity/activity.css': 'body{margin:0}', 'entry.js': 'body{' })
})
