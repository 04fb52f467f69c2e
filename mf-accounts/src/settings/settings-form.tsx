import type { Settings } from '@ariane/shared/contracts/settings'
import { useForm } from '@ariane/shared/form'
import { useDraft } from '@ariane/shared/session'
import { Box, Button, HStack, InfoIcon, Notice, Panel, SavedIndicator, Text, VStack } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { useSaved } from '../use-saved.ts'
import { badSlots } from './rules.ts'
import { type Loaded, saveSettings } from './store.ts'
import { TaskFlags } from './task-flags.tsx'
import { WorkHours } from './work-hours.tsx'

const text = messages.settings

/** Changes stay on the device until they are saved. */
export function SettingsForm({ settings, exists }: Loaded) {
  const [draft, setDraft, dropDraft] = useDraft<Settings | null>('settings', null)
  const [saved, showSaved] = useSaved()
  const form = useForm<Settings, Settings>({
    name: 'settings',
    state: [draft ?? settings, setDraft, dropDraft],
    check: values => (badSlots(values).length > 0 ? { errors: {} } : { sent: values }),
    send: async changed => {
      await saveSettings(changed, exists)
      showSaved()
    },
    failure: text.saveFailure,
  })
  const shown = form.values
  const bad = badSlots(shown)

  return (
    <form {...form.props}>
      <VStack gap="6" align="stretch">
        <Panel title={text.tasks}>
          <Text color="ink.muted" mb="3">
            {text.tasksLead}
          </Text>
          <TaskFlags tasks={shown.tasks} onChange={tasks => form.change({ tasks })} />
        </Panel>
        <Panel title={text.hours}>
          <Text color="ink.muted" mb="3">
            {text.hoursLead}
          </Text>
          <WorkHours settings={shown} bad={bad} onChange={form.change} />
        </Panel>
        <Panel bg="info.subtle" borderColor="transparent">
          <HStack align="start" gap="4">
            <Box color="info.fg" mt="1" aria-hidden>
              <InfoIcon />
            </Box>
            <Box>
              <Text fontWeight="bold">{text.why}</Text>
              <Text>{text.whyText}</Text>
            </Box>
          </HStack>
        </Panel>
        {bad.length > 0 && <Notice tone="warning">{text.slotsToFix(bad.map(day => text.days[day]))}</Notice>}
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <HStack gap="4" wrap="wrap">
          <Button type="submit" size="lg" loading={form.busy} loadingText={text.saving} disabled={bad.length > 0}>
            {text.save}
          </Button>
          <SavedIndicator visible={saved} label={text.saved} />
        </HStack>
      </VStack>
    </form>
  )
}
