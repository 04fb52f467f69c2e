import type { Action } from '@ariane/shared/form'
import { Box, Button, FormField, Notice, Text, Textarea } from '@ariane/shared/ui'
import { HelplineNotice } from '@ariane/shared/ui/overlay'
import { messages } from '../messages.ts'
import { ModelNote } from './model-note.tsx'

const text = messages.question
/** The contract's limit. */
const LONGEST = 2000

type Props = {
  text: string
  /** What Ariane asks the pupil, where she explained something a second time. */
  check: string | undefined
  asking: Action
  onText: (text: string) => void
  onSend: () => void
}

export function QuestionForm({ text: typed, check, asking, onText, onSend }: Props) {
  return (
    <>
      {check === undefined && (
        <Text color="ink.muted" mb="4">
          {text.subtitle}
        </Text>
      )}
      <FormField label={check ?? text.label} hint={check === undefined ? text.hint : text.checkHint}>
        <Textarea
          autoFocus
          // What the sheet gives the focus to when it opens.
          data-autofocus
          value={typed}
          rows={4}
          maxLength={LONGEST}
          placeholder={check === undefined ? text.placeholder : undefined}
          readOnly={asking.busy}
          onChange={event => onText(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onSend()}
        />
      </FormField>
      <Box mt="4" _empty={{ display: 'none' }}>
        <HelplineNotice texts={[typed]} />
      </Box>
      <ModelNote />
      {asking.problem && (
        <Box mt="4">
          <Notice
            tone="warning"
            action={
              <Button size="sm" variant="outline" onClick={onSend}>
                {messages.retry}
              </Button>
            }
          >
            {asking.problem}
          </Notice>
        </Box>
      )}
    </>
  )
}
