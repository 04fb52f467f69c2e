import { MODULE_GROUPS, MODULE_GUIDES, MODULE_TITLES, type ModuleType, PLAYABLE_TYPES } from '@ariane/shared/catalogue'
import {
  ArrowUpIcon,
  Button,
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
import { HelplineNotice } from '@ariane/shared/ui/overlay'
import { messages } from '../../messages.ts'
import { changeType, type DraftModule } from './wizard.ts'

const text = messages.wizard

type Props = {
  position: number
  module: DraftModule
  /** Types that have no place in the chapter. */
  unfit: readonly ModuleType[]
  busy: boolean
  onChange: (part: Partial<DraftModule>) => void
  onUp: () => void
  onRemove: () => void
}

const isPlayable = (type: string) => PLAYABLE_TYPES.some(one => one === type)

export function ModuleCard({ position, module, unfit, busy, onChange, onUp, onRemove }: Props) {
  const isOffered = (type: ModuleType) => isPlayable(type) && (type === module.type || !unfit.includes(type))
  const { description, example } = MODULE_GUIDES[module.type]
  return (
    <li tabIndex={-1} aria-label={text.moduleN(position)}>
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
          <FormField label={text.moduleType} hint={description} disabled={busy}>
            <Select
              value={module.type}
              onChange={event => {
                const type = PLAYABLE_TYPES.find(one => one === event.target.value)
                if (type) onChange(changeType(module, type))
              }}
            >
              {MODULE_GROUPS.map(({ title, types }) => (
                <optgroup key={title} label={title}>
                  {types.filter(isOffered).map(type => (
                    <option key={type} value={type}>
                      {MODULE_TITLES[type]}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          </FormField>
          <FormField
            label={text.moduleDescription}
            hint={module.description === example ? undefined : text.example(example)}
            disabled={busy}
          >
            <Textarea
              rows={3}
              maxLength={2000}
              placeholder={text.placeholder}
              value={module.description}
              onChange={event => onChange({ description: event.target.value })}
            />
          </FormField>
          <HelplineNotice texts={[module.title, module.description]} />
          {module.description !== example && (
            <Button
              variant="ghost"
              size="sm"
              alignSelf="start"
              disabled={busy}
              onClick={() => onChange({ description: example })}
            >
              {text.useExample}
            </Button>
          )}
        </VStack>
      </Panel>
    </li>
  )
}
