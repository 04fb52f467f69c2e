import type { Block, BlockKind } from './block.ts'
import { childrenBelow, depthOf, hasOptions, isListed, leads, takesChildren } from './leads.ts'
import { hasGap, isBareSum, isItem } from './lists.ts'
import { type Ahead, lookAhead } from './look-ahead.ts'
import type { Piece } from './pieces.ts'
import {
  announcesData,
  fillsIn,
  follows,
  givesComparison,
  goesOnConstructing,
  isSentenceList,
  looks,
  mayBeItem,
  namesSheet,
  takesEach,
  wantsChoice,
  wantsReplies,
} from './words.ts'

/** « B = (3/4 − 1/2) ÷ 5/8 » above « Calculer A et B. » is told. */
const DEFINES = /^[A-Z]\s?=\s?\S/u

type Open = { index: number; depth: number; text: string; apart: boolean }

/** Goes through the pieces of a statement and says what each is, under what, and what belongs to the one before. */
export class Outliner {
  readonly blocks: Block[] = []
  private readonly ahead: Ahead[]
  private exercise = 0
  private open: Open[] = []
  /** The number that letters stand under. */
  private number = ''
  /** Between « Lis le texte » and the questions. */
  private reading = false
  /** Labelled pieces down to here are options or members of what was asked. */
  private joinedBelow = 0

  private readonly pieces: readonly Piece[]

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces
    this.ahead = lookAhead(pieces)
  }

  run(): Block[] {
    for (const i of this.pieces.keys()) this.take(i)
    return this.blocks
  }

  private push(kind: BlockKind, piece: Piece, parent?: number) {
    const { from, to } = piece
    const label = this.fullLabel(piece)
    this.blocks.push({ kind, from, to, label, exercise: this.exercise, ...(parent !== undefined && { parent }) })
  }

  private fullLabel({ level, label }: Piece): string {
    if (level === 'number') this.number = label
    if (level === 'part') this.number = ''
    if (level === 'letter') {
      const [outer, inner] = label.split('. ')
      if (inner !== undefined) this.number = outer ?? ''
      return inner !== undefined || this.number === '' ? label : `${this.number}. ${label}`
    }
    return label
  }

  private lead(kind: 'instruction' | 'preamble', piece: Piece, depth: number) {
    const parent = this.open.at(-1)?.index
    this.push(kind, piece, depth > 0 ? parent : undefined)
    this.open.push({ index: this.blocks.length - 1, depth, text: piece.text, apart: piece.apart })
  }

  private extend({ to }: Piece): boolean {
    const last = this.blocks.at(-1)
    if (last) last.to = to
    return last !== undefined
  }

  private take(i: number) {
    const piece = this.pieces[i]
    const ahead = this.ahead[i]
    if (!piece || !ahead) return
    if (piece.kind === 'heading') {
      this.exercise = this.blocks.length === 0 ? 0 : this.exercise + 1
      this.open = []
      this.number = ''
      this.reading = false
      this.push('heading', piece)
    } else if (i < this.joinedBelow) this.extend(piece)
    else if (/\|/.test(piece.text) && !piece.level && this.blocks.at(-1)?.kind !== 'heading') {
      if (!this.extend(piece)) this.push('preamble', piece)
    } else if (piece.level) this.labelled(i, piece)
    else this.plain(i, piece, ahead)
  }

  private labelled(i: number, piece: Piece) {
    const depth = depthOf(piece)
    while ((this.open.at(-1)?.depth ?? -1) >= depth) this.open.pop()
    const under = this.open.at(-1)
    const last = this.blocks.at(-1)
    this.reading = false
    if (piece.level === 'number') this.number = ''
    const isBeside = under !== undefined && this.isBesideGaps(i, piece, under)
    if (isBeside || (piece.level === 'bullet' && !this.isItem(i, piece, under, last))) {
      if (!this.extend(piece)) this.push('preamble', piece)
      return
    }
    const { items: children, end } = childrenBelow(this.pieces, i)
    const choice = under !== undefined && wantsChoice(under.text)
    if (children.length > 0 && (hasOptions(piece, children, choice) || takesChildren(piece, children))) {
      this.push('question', piece, under?.index)
      this.joinedBelow = end
    } else if (children.length > 0 && (!piece.asks || leads(this.pieces, i)))
      this.lead(piece.asks || /:\s*$/.test(piece.text) ? 'instruction' : 'preamble', piece, depth)
    else if (children.length === 0 && leads(this.pieces, i) && piece.asks) this.lead('instruction', piece, depth)
    else this.push('question', piece, under?.index)
  }

  /** What is given between the gaps of a dialogue is no question. */
  private isBesideGaps(i: number, piece: Piece, under: Open): boolean {
    if (piece.level !== 'bullet' || hasGap(piece.text) || !fillsIn(under.text)) return false
    const near = this.pieces.slice(Math.max(0, i - 2), i + 3)
    return near.some(({ level, text }) => level === 'bullet' && hasGap(text))
  }

  /** A dash may also stand before what somebody says, or before data. */
  private isItem(i: number, piece: Piece, under: Open | undefined, last: Block | undefined): boolean {
    if (under) return true
    const above = this.pieces[i - 1]?.text
    if (last?.kind === 'preamble' && above !== undefined && announcesData(above) && !piece.text.includes('?')) {
      this.joinedBelow = this.afterBullets(i)
      return false
    }
    return piece.asks || isItem(piece.text)
  }

  private afterBullets(i: number): number {
    const end = this.pieces.findIndex(({ level }, at) => at > i && level !== 'bullet')
    return end < 0 ? this.pieces.length : end
  }

  private plain(i: number, piece: Piece, ahead: Ahead) {
    const last = this.blocks.at(-1)
    const under = this.open.at(-1)
    if (this.reading && !(piece.apart && piece.asks && !piece.text.includes('?'))) {
      this.given(piece, ahead)
      return
    }
    this.reading = false
    if (piece.asks && this.isTitle(i, piece, ahead)) this.push('preamble', piece)
    else if (piece.asks && looks(piece.text) && ahead.asks) {
      this.push('preamble', piece)
      this.reading = ahead.labelled
      if (wantsReplies(piece.text))
        this.open = [{ index: this.blocks.length - 1, depth: 0, text: piece.text, apart: false }]
    } else if (follows(piece.text) && last && (last.kind === 'question' || last.kind === 'instruction'))
      this.extend(piece)
    else if (last?.kind === 'question' && last.label === '' && this.isSameConstruction(i, piece)) this.extend(piece)
    else if (under && !piece.asks && (isListed(this.pieces[i - 1], piece) || this.isUnder(piece, under)))
      this.push('question', piece, under.index)
    else if (under && this.isLikeLast(piece, under)) this.push('question', piece, under.index)
    else if (piece.asks) this.asking(i, piece, under)
    else if (this.isSumInColumn(i, piece)) this.push('question', piece)
    else if (DEFINES.test(piece.text) && ahead.asks) this.given(piece, ahead)
    else if (isItem(piece.text) && (isListed(this.pieces[i - 1], piece) || (!ahead.question && !ahead.asks && !last)))
      this.push('question', piece)
    else this.given(piece, ahead)
  }

  /** What stands first names the sheet, or tells, where questions follow that ask by themselves. */
  private isTitle(i: number, { text, opens }: Piece, ahead: Ahead): boolean {
    const next = this.pieces[i + 1]
    const isFirst = this.blocks.every(({ kind, exercise }) => kind === 'preamble' || exercise !== this.exercise)
    if (!ahead.asks || !opens || !next?.opens || next.kind === 'heading') return false
    const asksItself = next.level ? next.asks && !hasGap(next.text) : /[.?]\s*$/.test(next.text)
    return asksItself && !isItem(next.text) && ((isFirst && namesSheet(text)) || givesComparison(text))
  }

  /** Whether a piece without a label is what an instruction is carried out on. */
  private isUnder(piece: Piece, { index, text, depth }: Open): boolean {
    const last = this.blocks.at(-1)
    const items = this.blocks.slice(index + 1)
    if (isItem(piece.text)) return true
    // A text is no list of questions.
    if (this.blocks[index]?.kind === 'preamble' && looks(text)) return false
    if (items.some(({ label }) => label !== '') && depth === 0) return false
    if (last?.kind === 'question' && !piece.opens)
      return hasGap(piece.text) || this.isNextSentence(items.length, index, text)
    if (piece.apart) return false
    return hasGap(piece.text) || (takesEach(text) && piece.opens && piece.text.length < 110)
  }

  /** « Mets les phrases au pluriel : Il dort. Elle chante. » */
  private isNextSentence(count: number, index: number, text: string): boolean {
    const [head, first] = [this.blocks[index], this.blocks[index + 1]]
    return count > 0 && head !== undefined && head.to === first?.from && isSentenceList(text)
  }

  /** Calculations line by line, under a title that asks nothing. */
  private isSumInColumn(i: number, piece: Piece): boolean {
    const isSum = (one: Piece | undefined) => one?.opens === true && !one.level && isBareSum(one.text)
    return isSum(piece) && (isSum(this.pieces[i - 1]) || isSum(this.pieces[i + 1]))
  }

  private isSameConstruction(i: number, piece: Piece): boolean {
    const above = this.pieces[i - 1]
    return above !== undefined && !piece.opens && goesOnConstructing(above.text, piece.text)
  }

  /** « Finir (passé simple, il) : … » asks nothing where it stands in a list of such lines. */
  private isLikeLast(piece: Piece, { index, text, depth }: Open): boolean {
    const last = this.blocks.at(-1)
    if (!piece.opens || piece.apart || depth > 0 || last?.label !== '') return false
    const isFirst = last === this.blocks[index]
    if (!isFirst && (last.kind !== 'question' || last.parent !== index)) return false
    return /\.{3,}|…|_{3,}/.test(piece.text) || (takesEach(text) && !wantsReplies(text) && mayBeItem(piece.text))
  }

  private asking(i: number, piece: Piece, under: Open | undefined) {
    const { items: children, end } = childrenBelow(this.pieces, i)
    const first = this.pieces[i + 1]
    if (children.length > 0 && (hasOptions(piece, children, false) || takesChildren(piece, children))) {
      this.push('question', piece)
      this.open = []
      this.joinedBelow = end
    } else if (leads(this.pieces, i) || (wantsChoice(piece.text) && first?.level === 'number')) {
      this.open = []
      this.lead('instruction', piece, 0)
    } else {
      const replies = under && wantsReplies(under.text) && /\?/.test(piece.text) && !piece.apart
      if (!replies) this.open = []
      this.push('question', piece, replies ? under.index : undefined)
    }
  }

  private given(piece: Piece, ahead: Ahead) {
    const last = this.blocks.at(-1)
    if (!last || last.kind === 'heading') this.push('preamble', piece)
    else if (last.kind === 'question') {
      const isOwn = !piece.opens ? !ahead.asks : last.label !== '' ? !piece.apart : !ahead.question
      if (isOwn || !ahead.question) this.extend(piece)
      else this.push('preamble', piece)
    } else if (piece.apart || last.kind === 'instruction') {
      if (last.kind === 'instruction' && !piece.apart) this.extend(piece)
      else this.push('preamble', piece)
    } else this.extend(piece)
  }
}
