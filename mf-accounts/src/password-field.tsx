import { MAX_PASSWORD_CHARS } from '@ariane/shared/contracts/password'
import { Box, Button, FormField, HStack, Input } from '@ariane/shared/ui'
import { useState } from 'react'
import { inventPassword } from './invented-password.ts'
import { messages } from './messages.ts'

const text = messages.password

type Props = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  hint?: string | undefined
  error?: string | undefined
  autoComplete: 'new-password' | 'current-password' | 'off'
  /** For a password chosen for another person: it is readable from the start, and one can be generated. */
  forOther?: boolean
  /** False where an empty one changes nothing. */
  required?: boolean
}

/** A password field whose content can be shown while it is typed. */
export function PasswordField(props: Props) {
  const { label, name, value, onChange, hint, error, autoComplete, forOther = false, required = true } = props
  const [shown, show] = useState(forOther)
  return (
    <Box>
      <FormField label={label} required={required} hint={hint} error={error}>
        <Input
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_PASSWORD_CHARS}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      </FormField>
      <HStack gap="1" wrap="wrap" mt="1">
        {forOther && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              onChange(inventPassword())
              show(true)
            }}
          >
            {text.invent}
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-pressed={shown} onClick={() => show(!shown)}>
          {shown ? text.hide : text.show}
        </Button>
      </HStack>
    </Box>
  )
}
