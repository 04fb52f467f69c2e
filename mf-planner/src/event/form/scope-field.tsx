import { REPETITION_SCOPES } from '@ariane/shared/contracts/calendar'
import { Box, RadioGroup, Text } from '@ariane/shared/ui'
import { useId } from 'react'
import type { Fields } from './fields.ts'
import { messages } from './messages.ts'

const text = messages.repeat
const SCOPES = REPETITION_SCOPES.map(value => ({ value, label: text.scopes[value] }))

type Props = { scope: Fields['scope']; onChange: (part: Partial<Fields>) => void }

/** Which repetitions a change applies to, and what it leaves as it is. */
export const ScopeField = ({ scope, onChange }: Props) => (
  <Box>
    <RadioGroup
      label={text.scope}
      name={`${useId()}-scope`}
      options={SCOPES}
      value={scope}
      onChange={scope => onChange({ scope })}
    />
    <Text mt="2" color="ink.muted" textStyle="sm" role="status">
      {text.scopeHints[scope]}
    </Text>
  </Box>
)
