import { SUBJECTS } from '@ariane/shared/catalogue'
import { $activeUser, useStore } from '@ariane/shared/session'
import { Button, FormField, Grid, Notice, Select } from '@ariane/shared/ui'
import type { Fields } from './fields.ts'
import { messages } from './messages.ts'
import { useChapters } from './use-chapters.ts'

const text = messages.subject

type Props = { fields: Fields; onChange: (part: Partial<Fields>) => void }

/** The subject and the chapter of an event, from the curriculum of the active user's grade. */
export function SubjectFields({ fields: { subject, chapterId, subChapterId }, onChange }: Props) {
  const [loaded, retry] = useChapters(subject, useStore($activeUser)?.grade)
  const subjects: readonly string[] = SUBJECTS
  const chapters = loaded.state === 'ready' ? loaded.data : []
  const chapter = chapters.find(({ id }) => id === chapterId)
  const hint = loaded.state === 'loading' ? text.loading : subject && chapters.length === 0 ? text.empty : undefined
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
      <FormField label={text.subject}>
        <Select value={subject} onChange={event => onChange({ subject: event.target.value })}>
          <option value="">{text.none}</option>
          {subject && !subjects.includes(subject) && <option value={subject}>{subject}</option>}
          {subjects.map(name => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </FormField>
      {subject && loaded.state === 'failed' && (
        <Notice
          tone="error"
          action={
            <Button size="sm" variant="outline" onClick={retry}>
              {text.retry}
            </Button>
          }
        >
          {text.failure}
        </Notice>
      )}
      {subject && loaded.state !== 'failed' && (
        <FormField label={text.chapter} hint={hint} disabled={chapters.length === 0}>
          <Choice
            none={text.noChapter}
            from={chapters}
            value={chapterId}
            onChange={chapterId => onChange({ chapterId })}
          />
        </FormField>
      )}
      {chapter && chapter.subChapters.length > 0 && (
        <FormField label={text.subChapter}>
          <Choice
            none={text.noSubChapter}
            from={chapter.subChapters}
            value={subChapterId}
            onChange={subChapterId => onChange({ subChapterId })}
          />
        </FormField>
      )}
    </Grid>
  )
}

type ChoiceProps = {
  none: string
  from: readonly { id: string; title: string }[]
  value: string
  onChange: (id: string) => void
}

const Choice = ({ none, from, value, onChange }: ChoiceProps) => (
  <Select value={from.some(({ id }) => id === value) ? value : ''} onChange={event => onChange(event.target.value)}>
    <option value="">{none}</option>
    {from.map(({ id, title }) => (
      <option key={id} value={id}>
        {title}
      </option>
    ))}
  </Select>
)
