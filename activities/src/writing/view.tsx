import './style.css'
import { useId } from 'react'
import { Field } from '../ui/field/field.tsx'
import { Microphone } from '../ui/field/microphone.tsx'
import { Hint } from '../ui/hint.tsx'
import { Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { Assessment, Ideas, Model } from './correction.tsx'
import { screen } from './messages.ts'
import { Criteria, ListenToQuestion, Source, WordsToUse } from './prompt.tsx'
import { countWords } from './words.ts'

const ROWS = { line: 1, lines: 4, page: 10 } as const
const MAX_TEXT_CHARS = 6000

/** A question to answer in one's own words: from a number on a line to a page. */
export default function Writing({ data, answer, result, locked, onChange, onAssess }: ViewProps<'writing'>) {
  const id = useId()
  const { given, size, minWords, oral } = data
  const write = (text: string) => onChange({ ...answer, text: text.slice(0, MAX_TEXT_CHARS) })
  const label = given === undefined ? (size === 'page' ? screen.text : screen.answer) : screen.sentence
  return (
    <>
      {data.source && <Source source={data.source} />}
      <div id={id} className="stem">
        <Rich text={data.question} />
      </div>
      {oral && <ListenToQuestion text={data.question} />}
      {given !== undefined && (
        <p className="given" lang={data.lang}>
          <span className="label">{screen.wrongSentence}</span>
          {given}
        </p>
      )}
      {data.mustUse && <WordsToUse words={data.mustUse} text={answer.text} />}
      {data.criteria && !result && <Criteria criteria={data.criteria} />}
      {data.hint && !result && <Hint text={data.hint} next={data.nextHints} />}
      {oral && !locked && (
        <Microphone
          lang={data.lang}
          label={screen.speak}
          onText={text => write(answer.text.trim() === '' ? text : `${answer.text.trim()} ${text}`)}
        />
      )}
      <Field
        label={label}
        value={answer.text}
        rows={ROWS[size]}
        lang={data.lang}
        signs={data.signs}
        locked={locked}
        describedBy={id}
        unaided={given !== undefined}
        maxLength={MAX_TEXT_CHARS}
        onChange={write}
      />
      {size === 'page' && <p className="note">{screen.counted(countWords(answer.text), minWords)}</p>}
      {result && (
        <>
          <Ideas parts={result.parts} />
          {result.criteria && (
            <Assessment criteria={result.criteria} met={answer.met ?? []} onMet={met => onAssess({ ...answer, met })} />
          )}
          {result.model && <Model text={result.model} />}
        </>
      )}
    </>
  )
}
