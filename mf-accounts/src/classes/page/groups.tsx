import { classMemberRoutes } from '@ariane/shared/contracts/class-members'
import { type ClassGroup, ClassName, MAX_CLASS_NAME_CHARS } from '@ariane/shared/contracts/classes'
import { checkFields, useFields, useForm } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { newId } from '@ariane/shared/ports'
import {
  Box,
  Button,
  Flex,
  FormField,
  HStack,
  Input,
  Notice,
  Panel,
  showToast,
  Text,
  UsersIcon,
  VStack,
} from '@ariane/shared/ui'
import { Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { pupils } from '../counts.ts'
import { messages } from '../messages.ts'
import { classFailure } from '../store.ts'
import type { ClassProps } from './class-props.ts'
import { PickPupils } from './pick-pupils.tsx'
import { useChange } from './use-change.ts'

const text = messages.groups

/** The groups of a class. */
export function Groups({ one, reload }: ClassProps) {
  const change = useChange(reload)
  const [edited, edit] = useState<ClassGroup | null>(null)
  const members = (id: string) => one.pupils.filter(pupil => pupil.groups.includes(id))
  const remove = ({ id, name }: ClassGroup) =>
    change.run(async () => {
      await call(classMemberRoutes.deleteClassGroup, { id: one.id, groupId: id })
      showToast(text.removed(name), { tone: 'success' })
    }, id)
  return (
    <Panel title={text.title} icon={<UsersIcon />}>
      {one.groups.length === 0 && (
        <Text color="ink.muted" mb="4">
          {text.none}
        </Text>
      )}
      <VStack as="ul" aria-label={text.label} listStyleType="none" gap="0" align="stretch" mb="4">
        {one.groups.map(group => (
          <Flex as="li" key={group.id} align="center" gap="3" wrap="wrap" py="2">
            <Box flex="1 1 14rem" minW="0">
              <Text fontWeight="bold">{group.name}</Text>
              <Text color="ink.muted" textStyle="sm">
                {pupils(members(group.id).length)}
              </Text>
            </Box>
            <HStack gap="2">
              <Button size="sm" variant="outline" aria-label={text.edit(group.name)} onClick={() => edit(group)}>
                {text.editShort}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                colorPalette="danger"
                aria-label={text.remove(group.name)}
                disabled={change.isBusyAt(group.id)}
                onClick={() => void remove(group)}
              >
                {text.removeShort}
              </Button>
            </HStack>
          </Flex>
        ))}
      </VStack>
      {change.problem && <Notice tone="error">{change.problem}</Notice>}
      <Button variant="outline" onClick={() => edit({ id: newId(), name: '' })}>
        {text.create}
      </Button>
      {edited && <GroupDialog group={edited} one={one} reload={reload} onClose={() => edit(null)} />}
    </Panel>
  )
}

const check = checkFields<{ name: typeof ClassName }, { userIds: string[] }>(
  { name: ClassName },
  { name: messages.form.nameShape },
)

function GroupDialog({ group, one, reload, onClose }: ClassProps & { group: ClassGroup; onClose: () => void }) {
  const inside = one.pupils.filter(pupil => pupil.groups.includes(group.id)).map(({ userId }) => userId)
  const form = useForm({
    name: 'group',
    state: useFields({ name: group.name, userIds: inside }),
    check,
    send: async fields => {
      await call(classMemberRoutes.saveClassGroup, { id: one.id, groupId: group.id, ...fields })
      await reload()
      showToast(text.saved(fields.name), { tone: 'success' })
      onClose()
    },
    failure: classFailure,
  })
  return (
    <Modal title={group.name ? text.edit(group.name) : text.create} onClose={onClose} size="lg">
      <form {...form.props}>
        <VStack gap="5" align="stretch">
          <FormField label={text.name} required error={form.errors.name}>
            <Input autoComplete="off" maxLength={MAX_CLASS_NAME_CHARS} {...form.input('name')} />
          </FormField>
          <PickPupils
            label={text.members}
            pupils={one.pupils}
            chosen={form.values.userIds}
            onChange={userIds => form.change({ userIds })}
          />
          {form.problem && <Notice tone="error">{form.problem}</Notice>}
          <Button type="submit" loading={form.busy} alignSelf="start">
            {text.save}
          </Button>
        </VStack>
      </form>
    </Modal>
  )
}
