import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { never, rule } from '../table.ts'

const read = (db: Firestore, pupil: string) => getDoc(doc(db, `channels/room-${pupil}`))
const ask = (db: Firestore, pupil: string, change: object = {}) =>
  setDoc(doc(db, `channels/room-${pupil}`), {
    id: `room-${pupil}`,
    studentName: pupil,
    subject: 'Français',
    description: 'Le subjonctif',
    status: 'open',
    createdAt: serverTimestamp(),
    closedAt: null,
    closeComment: null,
    ...change,
  })
const close = (db: Firestore, pupil: string, comment: unknown, change: object = {}) =>
  updateDoc(doc(db, `channels/room-${pupil}`), {
    status: 'closed',
    closedAt: serverTimestamp(),
    closeComment: comment,
    ...change,
  })
const BY_PUPIL = "Fermé par l'élève"

export const channelCases = [
  ...rule(
    'channels get',
    {
      'its pupil': as => read(as.lea, 'lea'),
      'its pupil, before there is one': as => read(as.nina, 'nina'),
      'a linked teacher': as => read(as.teacher, 'lea'),
    },
    {
      'another pupil': as => read(as.tom, 'lea'),
      'a linked parent': as => read(as.parent, 'lea'),
      'a teacher without a link': as => read(as.stranger, 'lea'),
      'a disabled teacher with a link': as => read(as.disabled, 'lea'),
      'a deleted teacher with a link': as => read(as.deleted, 'lea'),
      'a visitor': as => read(as.visitor, 'lea'),
    },
  ),
  ...rule(
    'channels create',
    {
      'a first request': as => ask(as.nina, 'nina'),
      'with its chapter': as => ask(as.nina, 'nina', { chapterId: 'c-1', subChapterId: 's-2' }),
    },
    {
      'without consent': as => ask(as.leo, 'leo'),
      'in another pupil’s name': as => ask(as.lea, 'nina'),
      'by a teacher for a pupil': as => ask(as.teacher, 'nina'),
      'closed from the start': as => ask(as.nina, 'nina', { status: 'closed' }),
      'without a subject': as => ask(as.nina, 'nina', { subject: ' ' }),
      'with a description without end': as => ask(as.nina, 'nina', { description: 'a'.repeat(2001) }),
      'with a field more': as => ask(as.nina, 'nina', { teacher: 'stranger' }),
      'with a date of her own': as => ask(as.nina, 'nina', { createdAt: new Date(0) }),
      'with another id inside': as => ask(as.nina, 'nina', { id: 'room-lea' }),
      'without a name': as => ask(as.nina, 'nina', { studentName: '' }),
      'under her teacher’s name': as => ask(as.nina, 'nina', { studentName: 'Mme Roche' }),
      'with a date of closing': as => ask(as.nina, 'nina', { closedAt: serverTimestamp() }),
      'with a comment of closing': as => ask(as.nina, 'nina', { closeComment: 'Fini' }),
      'with a sub-chapter without end': as => ask(as.nina, 'nina', { subChapterId: 'a'.repeat(101) }),
      'with a chapter that is no text': as => ask(as.nina, 'nina', { chapterId: { much: 'a' } }),
    },
  ),
  ...rule(
    'channels update · closed to open',
    { 'its pupil asks anew': as => ask(as.zoe, 'zoe') },
    {
      'a linked teacher': as => ask(as.teacher, 'zoe'),
      'another pupil': as => ask(as.lea, 'zoe'),
      'while it is open': as => ask(as.lea, 'lea'),
      'without consent any more': as => ask(as.max, 'max'),
      'keeping the old date': as =>
        updateDoc(doc(as.zoe, 'channels/room-zoe'), { status: 'open', closedAt: null, closeComment: null }),
      'without a description': as => ask(as.zoe, 'zoe', { description: '' }),
      'under another pupil’s name': as => ask(as.zoe, 'zoe', { studentName: 'lea' }),
    },
  ),
  ...rule(
    'channels update · open to closed',
    {
      'its pupil': as => close(as.lea, 'lea', BY_PUPIL),
      'a linked teacher with a comment': as => close(as.teacher, 'lea', 'Tout est compris, bravo'),
      'a linked teacher without a word': as => close(as.teacher, 'lea', null),
      'a linked teacher without a word, the consent gone': as => close(as.teacher, 'tom', null),
    },
    {
      'its pupil with a teacher’s comment': as => close(as.lea, 'lea', 'Tout est compris, bravo'),
      'its pupil without a word': as => close(as.lea, 'lea', null),
      'a linked teacher with an empty word': as => close(as.teacher, 'lea', ''),
      'a linked teacher with a novel': as => close(as.teacher, 'lea', 'a'.repeat(301)),
      'a linked teacher with a comment, the consent gone': as => close(as.teacher, 'tom', 'Voilà'),
      'a teacher without a link': as => close(as.stranger, 'lea', 'Voilà'),
      'another pupil': as => close(as.tom, 'lea', BY_PUPIL),
      'its pupil, without consent any more': as => close(as.tom, 'tom', BY_PUPIL),
      'a second time': as => close(as.zoe, 'zoe', BY_PUPIL),
      'changing the request with it': as => close(as.teacher, 'lea', 'Voilà', { description: 'Autre chose' }),
      'with a date of one’s own': as => close(as.lea, 'lea', BY_PUPIL, { closedAt: new Date(0) }),
      'by a disabled teacher': as => close(as.disabled, 'lea', 'Voilà'),
    },
  ),
  ...never('channels list, delete', {
    'a teacher lists all rooms': as => getDocs(collection(as.teacher, 'channels')),
    'a pupil deletes hers': as => deleteDoc(doc(as.lea, 'channels/room-lea')),
    'a teacher deletes a pupil’s': as => deleteDoc(doc(as.teacher, 'channels/room-lea')),
  }),
]
