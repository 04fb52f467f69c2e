import { FormField, Input } from '@ariane/shared/ui'
import { HelplineNotice } from '@ariane/shared/ui/overlay'
import { messages } from '../messages.ts'

const text = messages.sheet
/** Enough for a sentence or two; the statement stands elsewhere. */
const MAX_DESCRIPTION_CHARS = 1000
type Props = { value: string; disabled: boolean; onChange: (value: string) => void }

export function DescriptionField({ value, disabled, onChange }: Props) {
  return (
    <>
      <FormField label={text.description} hint={text.descriptionHint} disabled={disabled}>
        <Input value={value} maxLength={MAX_DESCRIPTION_CHARS} onChange={event => onChange(event.target.value)} />
      </FormField>
      <HelplineNotice texts={[value]} />
    </>
  )
}
