import { Badge, Box, ChevronDownIcon, chakra, Flex, Heading, Panel, type PanelProps } from '@ariane/shared/ui'
import { useId, useState } from 'react'
import { useNarrow } from '../parts/use-narrow.ts'

type Props = Pick<PanelProps, 'title' | 'icon' | 'actions' | 'colorPalette' | 'children'> & {
  /** How many things are inside. */
  count?: number
}
const Toggle = chakra('button')
/** At 320 px the longest title, its count and its arrow need all the width in WebKit. */
const onNarrowest = { '@media (max-width: 22rem)': { display: 'none' } }

/** A block of the dashboard: folded on a phone, with its count, open elsewhere. */
export function Fold({ count, title, icon, children, actions, ...rest }: Props) {
  const isNarrow = useNarrow()
  const [open, setOpen] = useState(false)
  const [heading, content] = [useId(), useId()]
  if (!isNarrow)
    return (
      <Panel title={title} icon={icon} actions={actions} {...rest}>
        {children}
      </Panel>
    )
  return (
    <Panel aria-labelledby={heading} px="4" py="0" borderRadius="xl" boxShadow="none" {...rest}>
      <Heading as="h2" id={heading} size="md">
        <Toggle
          type="button"
          display="flex"
          alignItems="center"
          gap={{ base: '2', sm: '3' }}
          w="full"
          minH="14"
          textAlign="start"
          cursor="pointer"
          aria-expanded={open}
          aria-controls={content}
          onClick={() => setOpen(!open)}
        >
          {icon && (
            <Box color="colorPalette.fg" _icon={{ boxSize: '5.5' }} css={onNarrowest} aria-hidden>
              {icon}
            </Box>
          )}
          <span>{title}</span>
          {count !== undefined && count > 0 && <Badge colorPalette="neutral">{count}</Badge>}
          <Box ms="auto" color="ink.muted" transform={open ? 'rotate(180deg)' : undefined} aria-hidden>
            <ChevronDownIcon size={22} />
          </Box>
        </Toggle>
      </Heading>
      <Box id={content} hidden={!open} pb="4">
        {children}
        {actions && <Flex mt="2">{actions}</Flex>}
      </Box>
    </Panel>
  )
}
