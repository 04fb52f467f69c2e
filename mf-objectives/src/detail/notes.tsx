import { type Objective, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { useForm } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { Box, Button, chakra, FormField, Heading, showToast, Text, Textarea } from '@ariane/shared/ui'
import { HelplineNotice } from '@ariane/shared/ui/overlay'
import { messages as shared } from '../messages.ts'
import { isActive } from '../rules.ts'
import { TroubleNotice } from '../trouble-notice.tsx'
import type { Changing } from '../use-change.ts'
import { useTyped } from '../use-typed.ts'
import { notesDraft } from './drafts.ts'
import { messages } from './messages.ts'

const text = messages.notes
const HERE = 'notes'

/** A few free words on the objective, saved on request and kept on the device until then. */
export function Notes({ objective, changing }: { objective: Objective; changing: Changing }) {
  const typed = useTyped(notesDraft(objective.id), { notes: objective.notes })
  const now = typed.overtaken.length > 0 ? shared.changed.version(objective.notes || shared.changed.empty) : undefined

  const form = useForm({
    name: 'objective notes',
    state: [typed.value, typed.set, () => undefined],
    check: edited => ({ sent: edited }),
    send: async ({ notes }) => {
      const saved = await changing.run(HERE, objective, shared.alerts.submit, version =>
        call(objectivesRoutes.updateObjective, { id: objective.id, notes, version }),
      )
      if (!saved) return
      typed.drop()
      showToast(text.saved)
    },
    // A change explains by itself why it was not made.
    failure: () => null,
  })

  if (!isActive(objective) && !objective.notes) return null
  return (
    <Box as="section">
      <Heading as="h3" size="md" mb="3">
        {text.title}
      </Heading>
      {isActive(objective) ? (
        <chakra.form display="flex" flexDirection="column" gap="3" {...form.props}>
          <FormField label={text.label} hint={now}>
            <Textarea rows={3} maxLength={4000} placeholder={text.placeholder} {...form.input('notes')} />
          </FormField>
          <HelplineNotice texts={[typed.value.notes]} />
          <TroubleNotice trouble={changing.troubleAt(HERE)} />
          {typed.isChanged && (
            <Button type="submit" size="sm" variant="subtle" alignSelf="start" loading={form.busy}>
              {text.save}
            </Button>
          )}
        </chakra.form>
      ) : (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {objective.notes}
        </Text>
      )}
    </Box>
  )
}
