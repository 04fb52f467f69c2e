import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readKitProps } from './kit-props.ts'
import { listUses, type PropWords } from './source.ts'
import { propsSent } from './surface.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ariane-kit-props-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  writeFileSync(path.join(folder, file), text)
  return path.join(folder, file)
}

it('@W03 what a part of a kit takes is read from its types, also where it is named elsewhere', async () => {
  write('tone.ts', "export type Tone = 'info' | 'danger'\n")
  write(
    'notice.ts',
    `import type { Tone } from './tone.ts'
    type Props = { tone: Tone; title?: string; onClose: (byHand: boolean) => void }
    export const Notice = ({ title }: Props) => title ?? null
    export const useNotice = (props: Props) => props
    export class NoticeFailure extends Error {}\n`,
  )
  const index = write('index.ts', "export * from './notice.ts'\nexport { Notice as Told } from './notice.ts'\n")
  const notice = {
    tone: { optional: false, type: '"danger" | "info"' },
    title: { optional: true, type: 'string | undefined' },
    onClose: { optional: false, type: '(byHand: boolean) => void' },
  }
  expect(await readKitProps({ kit: index }, folder)).toEqual({ kit: { Notice: notice, Told: notice } })
})

it('@W03 what a remote sends is what it writes where it draws a part, under whatever name', async () => {
  write(
    'screen.tsx',
    `import { Notice, Panel as Frame, call } from 'kit'
    import { Notice as Other } from 'other'
    export const Screen = () => <Frame title="a"><Notice tone="info" data-x /><Notice tone="danger" title={call()}>{<b>x</b>}</Notice></Frame>\n`,
  )
  expect((await listUses(folder)).drawn).toEqual(
    new Map([
      [
        'kit',
        new Map([
          [
            'Notice',
            new Map<string, Set<string | null>>([
              ['tone', new Set(['info', 'danger'])],
              ['data-x', new Set([null])],
              ['title', new Set([null])],
              ['children', new Set([null])],
            ]),
          ],
          [
            'Panel',
            new Map<string, Set<string | null>>([
              ['title', new Set(['a'])],
              ['children', new Set([null])],
            ]),
          ],
        ]),
      ],
    ]),
  )
})

it('@W03 of a prop that is given words alone, these are sent; all that it takes where it is given anything else', () => {
  const prop = (type: string, optional = true) => ({ optional, type })
  const notice = {
    tone: prop('"info" | "danger" | "calm"'),
    kind: prop('"a" | "b"'),
    size: prop('Sizes<"sm" | "md">'),
    title: prop('ReactNode', false),
    hint: prop('string'),
  }
  const given: PropWords = new Map([
    ['tone', new Set(['info', 'danger'])],
    ['kind', new Set(['a', null])],
    ['size', new Set(['sm'])],
  ])
  expect(propsSent({ kit: { Notice: notice } }, new Map([['kit', new Map([['Notice', given]])]]))).toEqual({
    kit: { Notice: { tone: prop('"info" | "danger"'), kind: notice.kind, size: notice.size, title: notice.title } },
  })
})
