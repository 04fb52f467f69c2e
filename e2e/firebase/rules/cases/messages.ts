import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { message } from '../actors.ts'
import { never, rule } from '../table.ts'

const read = (db: Firestore, id: string) => getDoc(doc(db, 'messages', id))
const list = (db: Firestore, pupil: string) =>
  getDocs(query(collection(db, 'messages'), where('channelId', '==', `room-${pupil}`), orderBy('timestamp')))
const send = (db: Firestore, from: string, change: object = {}, room = 'lea', id = 'message-9') =>
  setDoc(doc(db, 'messages', id), { ...message(id, room, from), timestamp: serverTimestamp(), ...change })
const asTeacher = (db: Firestore, change: object = {}, room = 'lea') =>
  send(db, 'teacher', { senderName: 'Mme Roche', ...change }, room)
const file = (type: string, url: string) => ({ type, content: '', fileUrl: url })
const sized = (kind: string, size: number) => `data:${kind};base64,`.padEnd(size, 'A')
const PICTURE = 'data:image/jpeg;base64,/9j/4AAQ'

export const messageCases = [
  ...rule(
    'messages get',
    {
      'its pupil': as => read(as.lea, 'message-2'),
      'a linked teacher': as => read(as.teacher, 'message-1'),
      'a linked parent, one that the pupil reported': as => read(as.parent, 'message-2'),
    },
    {
      'a linked parent, his own that the pupil reported': as => read(as.parent, 'message-6'),
      'a linked parent, another one': as => read(as.parent, 'message-1'),
      'another pupil': as => read(as.tom, 'message-1'),
      'a teacher without a link': as => read(as.stranger, 'message-1'),
      'a visitor': as => read(as.visitor, 'message-1'),
    },
  ),
  ...rule(
    'messages list',
    { 'its pupil': as => list(as.lea, 'lea'), 'a linked teacher': as => list(as.teacher, 'lea') },
    {
      'another pupil': as => list(as.tom, 'lea'),
      'a linked parent': as => list(as.parent, 'lea'),
      'a teacher without a link': as => list(as.stranger, 'lea'),
      'a linked teacher, all rooms at once': as => getDocs(collection(as.teacher, 'messages')),
      'a pupil, all that a teacher wrote': as =>
        getDocs(query(collection(as.lea, 'messages'), where('senderId', '==', 'teacher'))),
      'a deleted teacher with a link': as => list(as.deleted, 'lea'),
    },
  ),
  ...rule(
    'messages create · sender',
    { 'its pupil': as => send(as.lea, 'lea'), 'a linked teacher': as => asTeacher(as.teacher) },
    {
      'a teacher as the pupil': as => send(as.teacher, 'lea'),
      'a teacher under the pupil’s name': as => asTeacher(as.teacher, { senderName: 'lea' }),
      'a pupil as her teacher': as => asTeacher(as.lea),
      'a pupil under her teacher’s name': as => send(as.lea, 'lea', { senderName: 'Mme Roche' }),
      'another pupil': as => send(as.tom, 'tom'),
      'a linked parent': as => send(as.parent, 'parent', { senderName: 'Papa' }),
      'a teacher without a link': as => send(as.stranger, 'stranger'),
      'a disabled teacher with a link': as => send(as.disabled, 'disabled', { senderName: 'Mme Roche' }),
      'a visitor': as => send(as.visitor, 'lea'),
    },
  ),
  ...rule(
    'messages create · open channel',
    { 'into an open one': as => send(as.lea, 'lea') },
    {
      'a pupil into a closed one': as => send(as.zoe, 'zoe', {}, 'zoe'),
      'a teacher into a closed one': as => asTeacher(as.teacher, {}, 'zoe'),
      'into one that does not exist': as => send(as.nina, 'nina', {}, 'nina'),
      'without consent': as => send(as.tom, 'tom', {}, 'tom'),
      'a teacher to a pupil without consent': as => asTeacher(as.teacher, {}, 'tom'),
    },
  ),
  ...rule(
    'messages create · shape',
    {
      'a text': as => send(as.lea, 'lea'),
      'a picture': as => send(as.lea, 'lea', file('image', PICTURE)),
      'a recording': as => send(as.lea, 'lea', file('audio', 'data:audio/wav;base64,UklGRg==')),
      'a recording of a browser': as =>
        send(as.lea, 'lea', file('audio', 'data:audio/webm;codecs=opus;base64,UklGRg==')),
      'a film': as => send(as.lea, 'lea', file('video', 'data:video/mp4;base64,AAAA')),
    },
    {
      'a blank text': as => send(as.lea, 'lea', { content: ' \n ' }),
      'a text without end': as => send(as.lea, 'lea', { content: 'a'.repeat(4001) }),
      'a text with a file': as => send(as.lea, 'lea', { fileUrl: PICTURE }),
      'a picture without a file': as => send(as.lea, 'lea', { type: 'image' }),
      'a picture from elsewhere': as => send(as.lea, 'lea', file('image', 'https://exemple.fr/image.jpg')),
      'a page that calls itself a picture': as => send(as.lea, 'lea', file('image', 'data:text/html;base64,PGI+')),
      'a recording that calls itself a picture': as =>
        send(as.lea, 'lea', file('image', 'data:audio/wav;base64,UklGRg==')),
      'a picture that calls itself a recording': as => send(as.lea, 'lea', file('audio', PICTURE)),
      'a picture that calls itself a film': as => send(as.lea, 'lea', file('video', PICTURE)),
      'a drawing with scripts': as => send(as.lea, 'lea', file('image', 'data:image/svg+xml;base64,PGI+')),
      'a file that is no text': as => send(as.lea, 'lea', { type: 'image', fileUrl: 7 }),
      'a content that is no text': as => send(as.lea, 'lea', { type: 'image', fileUrl: PICTURE, content: 7 }),
      'a room that is no text': as => send(as.lea, 'lea', { channelId: 7 }),
      'an unknown type': as => send(as.lea, 'lea', file('script', PICTURE)),
      'a field more': as => send(as.lea, 'lea', { pinned: true }),
      'another id inside': as => send(as.lea, 'lea', { id: 'message-8' }),
      'an id like a path': as => send(as.lea, 'lea', {}, 'lea', 'm'),
      'a time of her own': as => send(as.lea, 'lea', { timestamp: new Date(0) }),
    },
  ),
  ...rule(
    'messages create · size',
    { 'a picture that just fits': as => send(as.lea, 'lea', file('image', sized('image/jpeg', 1_000_000))) },
    {
      'a picture that is too large': as => send(as.lea, 'lea', file('image', sized('image/jpeg', 1_000_001))),
      'a recording that is too large': as => send(as.lea, 'lea', file('audio', sized('audio/wav', 1_000_001))),
    },
  ),
  ...never('messages update, delete', {
    'its sender rewrites it': as => updateDoc(doc(as.lea, 'messages/message-1'), { content: 'Au revoir' }),
    'the same id is sent twice': as => send(as.lea, 'lea', {}, 'lea', 'message-1'),
    'its sender takes it back': as => deleteDoc(doc(as.lea, 'messages/message-1')),
    'a teacher deletes a pupil’s': as => deleteDoc(doc(as.teacher, 'messages/message-1')),
  }),
]
