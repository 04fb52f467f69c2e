import { FormField, Textarea, VStack } from '@ariane/shared/ui'
import { DatesFields } from './dates-fields.tsx'
import type { Draft, Errors } from './draft.ts'
import { CRITERIA, findIdeas, isProposed } from './ideas.ts'
import { IdeasPanel } from './ideas-panel.tsx'
import { messages } from './messages.ts'
import type { Change } from './use-objective-draft.ts'

const text = messages.criteria
type Props = { draft: Draft; errors: Errors; today: string; change: Change }

/** Step 3: three criteria, with a question for each that nothing could be proposed for, and the dates. */
export function StepCriteria({ draft, errors, today, change }: Props) {
  const questions = findIdeas(draft)?.questions
  return (
    <>
      <VStack align="stretch" gap="4">
        {CRITERIA.map(name => (
          <FormField
            key={name}
            label={text[name].label}
            required
            hint={isProposed(draft, name) ? text.proposed : questions?.[name]}
          >
            <Textarea
              rows={2}
              minH="16"
              css={{ fieldSizing: 'content' }}
              maxLength={4000}
              placeholder={text[name].placeholder}
              value={draft.criteria[name]}
              onChange={event => change(now => ({ ...now, criteria: { ...now.criteria, [name]: event.target.value } }))}
            />
          </FormField>
        ))}
      </VStack>
      <IdeasPanel draft={draft} change={change} />
      <DatesFields draft={draft} errors={errors} today={today} change={change} />
    </>
  )
}
