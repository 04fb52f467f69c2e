import type { SchoolGrade } from '@ariane/shared/catalogue'
import { FormField, Grid, Select } from '@ariane/shared/ui'
import { useChapters } from '../chapters.ts'
import { messages as text } from './messages.ts'
import type { RequestDraft } from './request.ts'

type Props = {
  draft: RequestDraft
  grade: SchoolGrade
  disabled: boolean
  onChange: (part: Partial<RequestDraft>) => void
}

/** Chapter and sub-chapter, both optional. */
export function ChapterFields({ draft, grade, disabled, onChange }: Props) {
  const chapters = useChapters(draft.subject, grade)
  const list = chapters.state === 'ready' ? chapters.data : []
  const subs = list.find(({ id }) => id === draft.chapterId)?.subChapters ?? []
  const hint =
    chapters.state === 'loading' ? text.chaptersLoading : chapters.state === 'failed' ? text.chaptersFailure : undefined
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
      <FormField label={text.chapter} hint={hint} disabled={disabled || list.length === 0}>
        <Select
          placeholder={text.chapterPlaceholder}
          value={draft.chapterId}
          onChange={({ target }) => onChange({ chapterId: target.value })}
        >
          {list.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={text.subChapter} disabled={disabled || subs.length === 0}>
        <Select
          placeholder={text.subChapterPlaceholder}
          value={draft.subChapterId}
          onChange={({ target }) => onChange({ subChapterId: target.value })}
        >
          {subs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </FormField>
    </Grid>
  )
}
