import { Button, PlusIcon, Switch, Text, VStack } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import { ModuleCard } from './module-card.tsx'
import { addModule, changeModule, type Draft, moveUp, removeModule } from './wizard.ts'

const text = messages.wizard
type Props = { draft: Draft; busy: boolean; onChange: (draft: Draft) => void }

export function Configuration({ draft, busy, onChange }: Props) {
  return (
    <>
      <Text fontWeight="bold" mb="1">
        {text.configuration}
      </Text>
      <Text color="ink.muted" textStyle="sm" mb="4">
        {text.steering}
      </Text>
      {draft.modules.length === 0 && <Text role="status">{text.noModule}</Text>}
      <VStack as="ol" align="stretch" gap="4" listStyleType="none">
        {draft.modules.map((module, i) => (
          <ModuleCard
            key={module.key}
            position={i + 1}
            module={module}
            busy={busy}
            onChange={part => onChange(changeModule(draft, module.key, part))}
            onUp={() => onChange(moveUp(draft, module.key))}
            onRemove={() => onChange(removeModule(draft, module.key))}
          />
        ))}
      </VStack>
      <Button variant="outline" mt="4" onClick={() => onChange(addModule(draft))} disabled={busy}>
        <PlusIcon />
        {text.add}
      </Button>
      <Switch
        checked={draft.autoSlide}
        disabled={busy}
        hint={text.autoSlideHint}
        onChange={autoSlide => onChange({ ...draft, autoSlide })}
      >
        {text.autoSlide}
      </Switch>
    </>
  )
}
