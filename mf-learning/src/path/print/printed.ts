import type { ActivityData } from '@ariane/shared/contracts/activities'
import { messages } from '../messages.ts'

const text = messages.print
const BOX = '☐'
const GAP = '………………'
const LINES = { line: 1, lines: 3, page: 8 }

type Named = { text: string }
const list = (items: readonly string[]) => items.map(item => `- ${item}`).join('\n')
const boxes = (items: readonly Named[]) => list(items.map(item => `${BOX} ${item.text}`))
const numbered = (items: readonly string[]) => items.map((item, n) => `${n + 1}. ${item}`).join('\n')
const toWrite = (count: number) => Array.from({ length: count }, () => GAP.repeat(4)).join('\n\n')
const cell = (words: string) => words.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n')
const blocks = (...parts: (string | undefined)[]) => parts.filter(part => part).join('\n\n')

/** A chapter of an activity on paper, as markdown: the same question with room to answer, never an answer. */
export function printed(data: ActivityData): string {
  switch (data.engine) {
    case 'accordion':
      return blocks(...data.panels.map(({ title, body }) => `**${title}**\n\n${body}`))
    case 'quiz':
      return blocks(data.stem, boxes(data.options))
    case 'cloze':
      return blocks(
        numbered(data.items.map(({ parts }) => parts.join(GAP))),
        data.bank && `${text.words} ${data.bank.map(word => word.text).join(' · ')}`,
      )
    case 'cards':
      return numbered(data.cards.map(({ front }) => `${front} ${GAP}`))
    case 'order':
    case 'timeline':
      return blocks(data.instruction, list(data.items.map(item => `…… ${item.text}`)))
    case 'match':
      return blocks(data.instruction, list(data.left.map(one => one.text)), text.with, boxes(data.right))
    case 'categorize':
      return blocks(
        data.instruction,
        list(data.groups.map(group => `**${group.text}** : ${GAP}`)),
        list(data.items.map(item => item.text)),
      )
    case 'grid':
      return blocks(
        data.instruction,
        table(
          [' ', ...data.columns.map(column => column.text)],
          data.rows.map(one => [one.text, ...data.columns.map(() => BOX)]),
        ),
      )
    case 'table':
      return blocks(
        data.instruction,
        table(
          data.columns,
          data.rows.map(cells => cells.map(one => one.text ?? GAP)),
        ),
        `${text.words} ${data.bank.map(word => word.text).join(' · ')}`,
      )
    case 'memory':
      return blocks(data.instruction, list(data.cards.map(card => card.text)))
    case 'mark':
      return blocks(data.instruction, data.pieces.map(piece => piece.text).join(data.unit === 'sentence' ? ' ' : ''))
    case 'page':
      return data.body
    case 'contents':
      return data.intro
    case 'narrated':
      return blocks(...data.lines.map(line => line.shown))
    case 'film':
      return text.film(data.link)
    case 'dialog-cards':
      return numbered(data.cards.map(({ front }) => `${front} ${GAP}`))
    case 'speed-reading':
      return blocks(data.body, `*${data.source}*`)
    case 'writing':
      return blocks(
        data.source && `**${data.source.title}**\n\n${data.source.body}\n\n*${data.source.by}*`,
        data.question,
        data.given,
        data.mustUse && `${text.words} ${data.mustUse.join(' · ')}`,
        toWrite(LINES[data.size]),
      )
    case 'dictation':
      return blocks(text.dictation, toWrite(data.sentences * 2))
    case 'speak':
      return blocks(text.aloud, numbered(data.items.map(({ prompt }) => prompt)))
    default:
      return text.onScreen
  }
}
