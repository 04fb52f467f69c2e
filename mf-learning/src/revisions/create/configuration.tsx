import type { ModuleType } from '@ariane/shared/catalogue'
import { Button, PlusIcon, Switch, Text, VStack } from '@ariane/shared/ui'
import { useRef } from 'react'
import { messages } from '../../messages.ts'
import { ModuleCard } from './module-card.tsx'
import { addModule, changeModule, type Draft, moveUp, removeModule } from './wizard.ts'

const text = messages.wizard
type Props = {
  draft: Draft
  /** Types that the chapter has no material for. */
  unfit: readonly ModuleType[]
  busy: boolean
  onChange: (draft: Draft) => void
}

export function Configuration({ draft, unfit, busy, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)

  /** The pressed button may be gone: the focus moves to the module at its place once it is rendered. */
  function change(next: Draft, position: number) {
    onChange(next)
    requestAnimationFrame(() => {
      const shown = list.current?.children
      const module = shown?.item(Math.min(position, shown.length - 1))
      const at = module instanceof HTMLElement ? module : add.current
      at?.focus()
    })
  }

  return (
    <>
      {draft.modules.length === 0 && <Text role="status">{text.noModule}</Text>}
      <VStack as="ol" ref={list} align="stretch" gap="4" listStyleType="none">
        {draft.modules.map((module, i) => (
          <ModuleCard
            key={module.key}
            position={i + 1}
            module={module}
            unfit={unfit}
            busy={busy}
            onChange={part => onChange(changeModule(draft, module.key, part))}
            onUp={() => onChange(moveUp(draft, module.key))}
            onRemove={() => change(removeModule(draft, module.key), i)}
          />
        ))}
      </VStack>
      <Button
        ref={add}
        variant="outline"
        mt="4"
        onClick={() => change(addModule(draft), draft.modules.length)}
        disabled={busy}
      >
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
