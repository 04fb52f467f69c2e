import { MODULE_TITLES, PLAYABLE_TYPES } from '@ariane/shared/catalogue'
import {
  ArrowUpIcon,
  FormField,
  HStack,
  IconButton,
  Input,
  Panel,
  Select,
  Textarea,
  TrashIcon,
  VStack,
} from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import type { DraftModule } from './wizard.ts'

const text = messages.wizard

type Props = {
  position: number
  module: DraftModule
  busy: boolean
  onChange: (part: Partial<DraftModule>) => void
  onUp: () => void
  onRemove: () => void
}

export function ModuleCard({ position, module, busy, onChange, onUp, onRemove }: Props) {
  return (
    <li>
      <Panel
        level={3}
        title={text.moduleN(position)}
        bg="bg.subtle"
        actions={
          <HStack gap="1">
            <IconButton
              variant="ghost"
              aria-label={text.up(module.title)}
              disabled={busy || position === 1}
              onClick={onUp}
            >
              <ArrowUpIcon />
            </IconButton>
            <IconButton variant="ghost" aria-label={text.remove(module.title)} disabled={busy} onClick={onRemove}>
              <TrashIcon />
            </IconButton>
          </HStack>
        }
      >
        <VStack align="stretch" gap="4">
          <FormField label={text.moduleTitle} disabled={busy}>
            <Input value={module.title} maxLength={120} onChange={event => onChange({ title: event.target.value })} />
          </FormField>
          <FormField label={text.moduleType} disabled={busy}>
            <Select
              value={module.type}
              onChange={event => {
                const type = PLAYABLE_TYPES.find(one => one === event.target.value)
                if (type) onChange({ type })
              }}
            >
              {PLAYABLE_TYPES.map(type => (
                <option key={type} value={type}>
                  {MODULE_TITLES[type]}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField label={text.moduleDescription} disabled={busy}>
            <Textarea
              rows={3}
              maxLength={2000}
              placeholder={text.placeholder}
              value={module.description}
              onChange={event => onChange({ description: event.target.value })}
            />
          </FormField>
        </VStack>
      </Panel>
    </li>
  )
}
