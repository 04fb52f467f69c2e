import { useOneStop } from '@ariane/activities/use-one-stop'
import { useSigns } from '@ariane/activities/use-signs'
import { Button, Flex, FormField, Textarea } from '@ariane/shared/ui'
import { HelplineNotice } from '@ariane/shared/ui/overlay'
import type { RefObject } from 'react'
import { messages } from './messages.ts'

const text = messages.answer
/** The contract's limit. */
const MAX_ANSWER_CHARS = 10_000

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  value: string
  signs: readonly string[]
  readOnly: boolean
  onChange: (value: string) => void
  onSubmit: () => void
}

/** The field for an answer, with signs that a keyboard may lack. */
export function AnswerField({ field, value, signs, readOnly, onChange, onSubmit }: Props) {
  const stop = useOneStop(signs.length)
  const insert = useSigns(field, value, onChange)
  return (
    <>
      <FormField label={text.title}>
        <Textarea
          ref={field}
          value={value}
          rows={3}
          maxLength={MAX_ANSWER_CHARS}
          placeholder={text.placeholder}
          readOnly={readOnly}
          onChange={event => onChange(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onSubmit()}
        />
      </FormField>
      <HelplineNotice texts={[value]} />
      {signs.length > 0 && (
        <Flex
          role="toolbar"
          aria-label={text.signs}
          gap="1.5"
          wrap={{ base: 'nowrap', md: 'wrap' }}
          overflowX="auto"
          mt="2"
          p="1"
          mx="-1"
          {...stop.row}
        >
          {signs.map((sign, n) => (
            <Button
              key={sign}
              size="sm"
              variant="surface"
              minW="11"
              flexShrink="0"
              px="2"
              aria-label={text.insert(sign)}
              disabled={readOnly}
              onClick={() => insert(sign)}
              {...stop.button(n)}
            >
              {sign}
            </Button>
          ))}
        </Flex>
      )}
    </>
  )
}
