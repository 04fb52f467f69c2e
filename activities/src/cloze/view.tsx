import './style.css'
import { Fragment, useState } from 'react'
import { screen as common } from '../messages.ts'
import { langOf, useTaught } from '../taught/taught.tsx'
import { Announced } from '../ui/announced.tsx'
import { Gap, type GapPlace } from '../ui/gap.tsx'
import { Hint } from '../ui/hint.tsx'
import { ResultMark } from '../ui/result-mark.tsx'
import { Line } from '../ui/rich-text.tsx'
import { useDrag } from '../ui/use-drag.ts'
import { WordBank } from '../ui/word-bank.tsx'
import type { ViewProps } from '../view-props.ts'
import { freeWords } from './bank.ts'
import { screen } from './messages.ts'

const text = common.gaps

/** Texts with gaps: typed, or filled from a bank by choosing then placing, or by dragging. */
export default function Cloze({ data, answer, result, locked, onChange }: ViewProps<'cloze'>) {
  const [word, setWord] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { bank, items } = data
  const taught = useTaught()
  const free = bank ? freeWords(bank, answer.gaps) : []
  const held = free.find(one => one.id === word)

  const set = ({ item, n }: GapPlace, value: string) => {
    const gaps = [...(answer.gaps[item] ?? [])]
    gaps[n] = value
    onChange({ engine: 'cloze', gaps: { ...answer.gaps, [item]: gaps } })
  }
  const place = (gap: GapPlace, id: string | null) => {
    const chosen = free.find(one => one.id === id)
    const present = answer.gaps[gap.item]?.[gap.n] ?? ''
    if (chosen) {
      set(gap, chosen.text)
      setSaid(text.placed(chosen.text, gap.number))
    } else if (present) {
      set(gap, '')
      setSaid(text.removed(present))
    }
    setWord(null)
  }
  const numbers = numbered(items)
  const drag = useDrag((id, target) => {
    const gap = numbers.find(one => one.id === target)
    if (gap) place(gap, id)
  })

  return (
    <>
      <p className="instruction">{bank ? screen.bank : screen.typed}</p>
      {data.hint && !result && <Hint text={data.hint} next={data.nextHints} />}
      {bank && !result && (
        <WordBank
          words={free}
          held={held?.id ?? null}
          locked={locked}
          drag={drag}
          onHold={id => {
            setWord(id)
            const chosen = free.find(one => one.id === id)
            if (chosen) setSaid(text.chosen(chosen.text))
          }}
        />
      )}
      {items.map(item => (
        <div key={item.id} className="cloze">
          {item.parts.map((part, n) => {
            const gap = numbers.find(one => one.item === item.id && one.n === n - 1)
            return (
              <Fragment key={`${item.id}-${part}-${gap?.id ?? 'start'}`}>
                {gap && (
                  <Gap
                    gap={gap}
                    value={answer.gaps[item.id]?.[gap.n] ?? ''}
                    part={result?.parts[gap.id]}
                    chosen={bank !== undefined}
                    inviting={held !== undefined}
                    locked={locked}
                    onType={value => set(gap, value)}
                    onPlace={() => place(gap, held?.id ?? null)}
                  />
                )}
                {/* The gaps between have French names. */}
                <span {...langOf(item.parts.join(' … '), taught)}>
                  <Line text={part} />
                </span>
              </Fragment>
            )
          })}
          {result &&
            numbers
              .filter(gap => gap.item === item.id && result.parts[gap.id]?.correct === false)
              .map(gap => (
                <div key={gap.id}>
                  <ResultMark part={result.parts[gap.id]} />
                </div>
              ))}
        </div>
      ))}
      <Announced text={said} />
    </>
  )
}

/** Every gap with its number over the whole activity; `id` is its part in the result. */
function numbered(items: ViewProps<'cloze'>['data']['items']): GapPlace[] {
  return items
    .flatMap(({ id, parts }) => parts.slice(1).map((_, n) => ({ item: id, n, id: `${id}:${n}` })))
    .map((gap, index) => ({ ...gap, number: index + 1 }))
}
