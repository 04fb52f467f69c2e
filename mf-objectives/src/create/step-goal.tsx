import { OBJECTIVE_TITLES, OBJECTIVE_TYPES } from '@ariane/shared/catalogue'
import { Box, FormField, Input, RadioGroup } from '@ariane/shared/ui'
import type { Draft, Errors } from './draft.ts'
import { messages } from './messages.ts'
import type { Change } from './use-objective-draft.ts'

const text = messages.goal
const TYPES = OBJECTIVE_TYPES.map(value => ({ value, label: OBJECTIVE_TITLES[value], hint: text.types[value] }))

type Props = { draft: Draft; errors: Errors; change: Change }

/** Step 1: the title and the type. */
export function StepGoal({ draft, errors, change }: Props) {
  return (
    <>
      <FormField label={text.title} required error={errors.title}>
        <Input
          data-autofocus
          value={draft.title}
          maxLength={200}
          autoComplete="off"
          placeholder={text.placeholder}
          onChange={event => change(now => ({ ...now, title: event.target.value }))}
        />
      </FormField>
      <Box maxW="34rem">
        <RadioGroup
          label={text.type}
          name="objective-type"
          options={TYPES}
          value={draft.type}
          onChange={type => change(now => ({ ...now, type }))}
        />
      </Box>
    </>
  )
}
