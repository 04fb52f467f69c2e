import { useAction } from '@ariane/shared/form'
import { type ActiveUser, useStore } from '@ariane/shared/session'
import { Notice, Panel, SparklesIcon, Switch, showToast, Text } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { allow, use } from './store.ts'

/**
 * Whether the pupil's questions may go to a model, which an adult who follows the pupil decides; nothing where no model
 * is configured.
 */
export function ModelPanel({ user }: { user: ActiveUser }) {
  const loaded = useStore(use.$data)
  const action = useAction('model', messages.failure)
  if (loaded.state !== 'ready' || !loaded.data.model) return null
  const { model, barrier } = loaded.data

  const decide = (allowed: boolean) =>
    action.run(async () => {
      await allow(user.uid, allowed)
      showToast(messages.saved, { tone: 'success' })
    })

  return (
    <Panel title={messages.title} icon={<SparklesIcon />}>
      <Text color="ink.muted" mb="4" maxW="prose">
        {messages.lead(model)}
      </Text>
      {user.switched ? (
        <>
          <Switch
            name="model"
            checked={barrier === null || barrier === 'consent'}
            disabled={action.busy}
            onChange={checked => void decide(checked)}
            hint={messages.hint}
          >
            {messages.allow}
          </Switch>
          {barrier === 'consent' && <Notice>{messages.waits}</Notice>}
          {action.problem && <Notice tone="error">{action.problem}</Notice>}
        </>
      ) : (
        <Text>{barrier ? messages.barriers[barrier] : messages.yes}</Text>
      )}
    </Panel>
  )
}
