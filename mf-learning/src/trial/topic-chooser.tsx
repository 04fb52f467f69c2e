import { SCHOOL_GRADES, SUBJECTS } from '@ariane/shared/catalogue'
import type { TrialExercises } from '@ariane/shared/contracts/trial'
import { FormField, Select, SimpleGrid } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'
import type { Wanted } from './use-exercises.ts'

type Props = { wanted: Wanted; exercises: TrialExercises | null; onChange: (wanted: Wanted) => void }

/** Grade, subject and chapter: each choice shows its exercises at once. */
export function TopicChooser({ wanted, exercises, onChange }: Props) {
  const { grade, subject } = wanted
  const topics = exercises?.subject === subject && exercises.grade === grade ? exercises.topics : []
  return (
    <SimpleGrid
      columns={{ base: 1, md: 3 }}
      gap="3"
      mt="3"
      p="4"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      role="group"
      aria-label={text.choice}
    >
      <FormField label={text.grade}>
        <Select
          value={grade}
          onChange={({ target }) => {
            const next = SCHOOL_GRADES.find(one => one === target.value)
            if (next) onChange({ subject, grade: next })
          }}
        >
          {SCHOOL_GRADES.map(one => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </FormField>
      <FormField label={text.subject}>
        <Select
          value={subject}
          onChange={({ target }) => {
            const next = SUBJECTS.find(one => one === target.value)
            if (next) onChange({ subject: next, grade })
          }}
        >
          {SUBJECTS.map(one => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </FormField>
      <FormField label={text.topic}>
        <Select
          value={exercises?.topicId ?? ''}
          onChange={({ target }) => onChange({ subject, grade, topicId: target.value })}
        >
          {topics.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </FormField>
    </SimpleGrid>
  )
}
