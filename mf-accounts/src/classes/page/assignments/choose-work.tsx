import { type SchoolGrade, SUBJECTS, type Subject } from '@ariane/shared/catalogue'
import { learningRoutes } from '@ariane/shared/contracts/learning'
import { pathRoutes } from '@ariane/shared/contracts/paths'
import { call } from '@ariane/shared/http'
import { FilterTabs, FormField, Input, Notice, Select, Text, Textarea, VStack } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import { useLoaded } from '../../use-loaded.ts'
import { StatementFile } from './statement-file.tsx'
import type { WorkFields } from './work-fields.ts'

const text = messages.give
const KINDS = ['topic', 'path', 'homework', 'objective'] as const

const fetchChapters = async (key: string, signal?: AbortSignal) => {
  const [subject, classroom] = key.split('/') as [Subject, SchoolGrade]
  return (await call(learningRoutes.listChapters, { subject, classroom }, signal ? { signal } : {})).data.chapters
}
const fetchPaths = async (userId: string, signal?: AbortSignal) =>
  call(pathRoutes.listPaths, { userId }, signal ? { signal } : {})

interface Props {
  grade: SchoolGrade
  me: string
  fields: WorkFields
  onChange: (part: Partial<WorkFields>) => void
}

/** The first question: what is given. */
export function ChooseWork({ grade, me, fields, onChange }: Props) {
  return (
    <VStack gap="4" align="stretch">
      <FilterTabs<WorkFields['kind']>
        label={text.what}
        options={KINDS.map(value => ({ value, label: text.kinds[value] }))}
        value={fields.kind}
        onChange={kind => onChange({ kind, chosen: '', title: '', file: null })}
      />
      {(fields.kind === 'topic' || fields.kind === 'homework') && (
        <ChooseChapter grade={grade} fields={fields} onChange={onChange} />
      )}
      {fields.kind === 'path' && <ChoosePath me={me} fields={fields} onChange={onChange} />}
      {fields.kind === 'homework' && (
        <>
          <StatementFile me={me} fields={fields} onChange={onChange} />
          <FormField label={text.statement} hint={text.statementHint}>
            <Textarea
              rows={4}
              maxLength={20_000}
              value={fields.title}
              onChange={event => onChange({ title: event.target.value })}
            />
          </FormField>
        </>
      )}
      {fields.kind === 'objective' && (
        <>
          <FormField label={text.objective} required>
            <Input maxLength={200} value={fields.title} onChange={event => onChange({ title: event.target.value })} />
          </FormField>
          <FormField label={text.criteria}>
            <Input
              maxLength={1000}
              value={fields.criteria}
              onChange={event => onChange({ criteria: event.target.value })}
            />
          </FormField>
        </>
      )}
    </VStack>
  )
}

function ChooseChapter({ grade, fields, onChange }: Omit<Props, 'me'>) {
  const { loaded } = useLoaded(`${fields.subject}/${grade}`, fetchChapters)
  const chapters = loaded.state === 'ready' ? loaded.data : []
  const isTopic = fields.kind === 'topic'
  const options = chapters.flatMap(chapter => [
    { value: chapter.id, label: chapter.subChapters.length > 0 ? text.whole(chapter.title) : chapter.title },
    ...(isTopic ? chapter.subChapters.map(sub => ({ value: sub.id, label: sub.title })) : []),
  ])
  const choose = (value: string) => {
    const label = options.find(option => option.value === value)?.label ?? ''
    onChange({ chosen: value, ...(isTopic && { title: label }) })
  }
  return (
    <>
      <FormField label={text.subject}>
        <Select
          value={fields.subject}
          onChange={event => onChange({ subject: event.target.value as Subject, chosen: '' })}
        >
          {SUBJECTS.map(subject => (
            <option key={subject}>{subject}</option>
          ))}
        </Select>
      </FormField>
      {loaded.state === 'failed' && <Notice tone="error">{text.chaptersFailure}</Notice>}
      <FormField label={text.chapter} required>
        <Select value={fields.chosen} placeholder={text.choose} onChange={event => choose(event.target.value)}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
    </>
  )
}

function ChoosePath({ me, fields, onChange }: Omit<Props, 'grade'>) {
  const { loaded } = useLoaded(me, fetchPaths)
  const paths = loaded.state === 'ready' ? loaded.data.filter(({ moduleCount }) => moduleCount > 0) : []
  if (loaded.state === 'ready' && paths.length === 0) return <Text color="ink.muted">{text.noPaths}</Text>
  return (
    <FormField label={text.path} required>
      <Select
        value={fields.chosen}
        placeholder={text.choose}
        onChange={({ target: { value } }) =>
          onChange({ chosen: value, title: paths.find(({ id }) => String(id) === value)?.title ?? '' })
        }
      >
        {paths.map(({ id, title, grade }) => (
          <option key={id} value={id}>
            {`${title} (${grade})`}
          </option>
        ))}
      </Select>
    </FormField>
  )
}
