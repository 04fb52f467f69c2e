import { useId } from 'react'
import { messages } from '../../messages-writing.ts'
import type { EngineProps } from '../engines/engine.tsx'
import { Rich } from '../rich-text.tsx'
import { countWords } from './answers.ts'
import { Assessment, Ideas, Model } from './correction.tsx'
import { Field } from './field.tsx'
import { Microphone } from './microphone.tsx'
import { Criteria, Hint, ListenToQuestion, Source, WordsToUse } from './prompt.tsx'

const ROWS = { line: 1, lines: 4, page: 10 } as const
const LONGEST = 6000

type Props = EngineProps<'writing'> & { onAssess: (answer: EngineProps<'writing'>['answer']) => void }

/** A question to answer in one's own words: from a number on a line to a page. */
export function FreeWriting({ data, answer, result, locked, onChange, onAssess }: Props) {
  const id = useId()
  const { given, size, minWords, oral } = data
  const write = (text: string) => onChange({ ...answer, text: text.slice(0, LONGEST) })
  const label = given === undefined ? (size === 'page' ? messages.text : messages.answer) : messages.sentence
  return (
    <>
      {data.source && <Source source={data.source} />}
      <div id={id} className="stem">
        <Rich text={data.question} />
      </div>
      {oral && <ListenToQuestion text={data.question} />}
      {given !== undefined && (
        <p className="given" lang={data.lang}>
          <span className="label">{messages.wrongSentence}</span>
          {given}
        </p>
      )}
      {data.mustUse && <WordsToUse words={data.mustUse} text={answer.text} />}
      {data.criteria && !result && <Criteria criteria={data.criteria} />}
      {data.hint && !result && <Hint text={data.hint} />}
      {oral && !locked && (
        <Microphone
          lang={data.lang}
          label={messages.speak}
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
        maxLength={LONGEST}
        onChange={write}
      />
      {size === 'page' && <p className="note">{messages.counted(countWords(answer.text), minWords)}</p>}
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
