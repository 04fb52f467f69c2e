import { isParent } from '@ariane/shared/catalogue'
import { Link, useNavigate } from '@ariane/shared/router'
import { $manager, useStore } from '@ariane/shared/session'
import {
  Box,
  Button,
  FormField,
  HelpNumbers,
  Input,
  PageHeader,
  Panel,
  SimpleGrid,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { useState } from 'react'
import { useViewer } from '../layout/use-viewer.ts'
import { $tourRequested } from '../tour/store.ts'
import { findTopics } from './find-topics.ts'
import { type Topic, messages as text } from './messages.ts'

/** How to do each thing, and whom to ask or call when something goes wrong. */
export default function HelpPage() {
  const isManager = useStore($manager) !== null
  const isForParents = useViewer().roles.some(isParent)
  const role = isForParents ? 'parent' : isManager ? 'manager' : 'pupil'
  const navigate = useNavigate()
  const [wanted, setWanted] = useState('')
  const found = findTopics(text.topics[role], wanted)
  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle} />
      <VStack gap="5" align="stretch">
        <Box maxW="32rem">
          <FormField label={text.search}>
            <Input type="search" value={wanted} onChange={event => setWanted(event.target.value)} />
          </FormField>
          <Text role="status" color="ink.muted" textStyle="sm" minH="1lh" mt="1">
            {wanted.trim() === '' ? '' : text.found(found.length)}
          </Text>
        </Box>
        {found.length > 0 && (
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
            {found.map(topic => (
              <TopicPanel key={topic.title} topic={topic} />
            ))}
          </SimpleGrid>
        )}
        <Panel title={text.distress.title}>
          <Text>{text.distress[role]}</Text>
          <HelpNumbers />
          <Text mt="2" fontWeight="semibold">
            {text.distress.danger}
          </Text>
        </Panel>
        <Panel title={text.ask.title}>
          <Text>{text.ask[role]}</Text>
        </Panel>
        <Panel title={text.tour.title}>
          <Text mb="4">{text.tour.text}</Text>
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              $tourRequested.set(true)
              void navigate('/')
            }}
          >
            {text.tour.action}
          </Button>
        </Panel>
      </VStack>
    </>
  )
}

function TopicPanel({ topic: { title, steps, to, action } }: { topic: Topic }) {
  return (
    <Panel title={title} display="flex" flexDirection="column">
      <Box as={steps.length > 1 ? 'ol' : 'ul'} listStylePosition="outside" ps={steps.length > 1 ? '5' : '0'} mb="4">
        {steps.map(step => (
          <Box as="li" key={step} mb="1" listStyleType={steps.length > 1 ? 'decimal' : 'none'}>
            {step}
          </Box>
        ))}
      </Box>
      <Box mt="auto">
        <Button asChild size="sm" variant="subtle">
          <Link to={to}>{action}</Link>
        </Button>
      </Box>
    </Panel>
  )
}
