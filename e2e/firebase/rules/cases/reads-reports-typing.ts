import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore'
import { never, rule } from '../table.ts'

const mark = (db: Firestore, uid: string, readAt: unknown = serverTimestamp(), more: object = {}) =>
  setDoc(doc(db, `channels/room-lea/reads/${uid}`), { readAt, ...more })
const REPORTS = 'channels/room-lea/reports'
const report = (db: Firestore, id: string, change: object = {}) =>
  setDoc(doc(db, REPORTS, id), {
    messageId: id,
    senderId: 'teacher',
    reason: 'Ce n’est pas gentil',
    createdAt: serverTimestamp(),
    settledAt: null,
    settledBy: null,
    ...change,
  })
const reports = (db: Firestore, uid: string) => getDocs(query(collection(db, REPORTS), where('senderId', '!=', uid)))
const readReport = (db: Firestore) => getDoc(doc(db, REPORTS, 'message-2'))
const explain = (db: Firestore, change: object) => updateDoc(doc(db, REPORTS, 'message-2'), change)
const settle = (db: Firestore, by: unknown, change: object = {}, id = 'message-2') =>
  updateDoc(doc(db, REPORTS, id), { settledAt: serverTimestamp(), settledBy: by, ...change })
const types = (db: Firestore, uid: string, name: string, change: object = {}, room = 'lea') =>
  setDoc(doc(db, `channels/room-${room}/typing/${uid}`), { senderName: name, at: serverTimestamp(), ...change })
const tomorrow = () => Timestamp.fromMillis(Date.now() + 86_400_000)

export const markCases = [
  ...rule(
    'channels/reads get',
    { 'one’s own': as => getDoc(doc(as.teacher, 'channels/room-lea/reads/teacher')) },
    {
      'one’s own, disabled': as => getDoc(doc(as.disabled, 'channels/room-lea/reads/disabled')),
      'a teacher, the pupil’s': as => getDoc(doc(as.teacher, 'channels/room-lea/reads/lea')),
      'one’s own, without a link': as => getDoc(doc(as.stranger, 'channels/room-lea/reads/stranger')),
    },
  ),
  ...rule(
    'channels/reads create',
    { 'a linked teacher': as => mark(as.teacher, 'teacher') },
    {
      'by somebody disabled': as => mark(as.disabled, 'disabled'),
      'for somebody else': as => mark(as.lea, 'teacher'),
      'without a link': as => mark(as.stranger, 'stranger'),
      'of tomorrow': as => mark(as.teacher, 'teacher', tomorrow()),
      'that is no time': as => mark(as.teacher, 'teacher', 'hier'),
      'with a field more': as => mark(as.teacher, 'teacher', serverTimestamp(), { note: 'a' }),
    },
  ),
  ...rule(
    'channels/reads update',
    { forwards: as => mark(as.lea, 'lea') },
    {
      backwards: as => mark(as.lea, 'lea', Timestamp.fromMillis(0)),
      'somebody else’s': as => mark(as.teacher, 'lea'),
    },
  ),
  ...rule(
    'channels/reports get',
    { 'its pupil': as => readReport(as.lea), 'another adult who follows her': as => readReport(as.parent) },
    {
      'who wrote the message': as => readReport(as.teacher),
      'another pupil': as => readReport(as.tom),
      'a teacher without a link': as => readReport(as.stranger),
    },
  ),
  ...rule(
    'channels/reports list',
    { 'an adult who follows her, of others': as => reports(as.parent, 'parent') },
    {
      'who wrote the messages, all': as => getDocs(collection(as.teacher, REPORTS)),
      'another pupil': as => reports(as.tom, 'tom'),
      'a teacher without a link': as => reports(as.stranger, 'stranger'),
    },
  ),
  ...rule(
    'channels/reports create',
    {
      'a pupil, a message she received': as => report(as.lea, 'message-4'),
      'without a word': as => report(as.lea, 'message-4', { reason: '' }),
    },
    {
      'a message of her own': as => report(as.lea, 'message-1', { senderId: 'lea' }),
      'a message of another room': as => report(as.lea, 'message-3'),
      'a message that does not exist': as => report(as.lea, 'message-7'),
      'under the id of another': as => report(as.lea, 'message-4', { messageId: 'message-2' }),
      'as if somebody else had written it': as => report(as.lea, 'message-4', { senderId: 'parent' }),
      'a teacher, for the pupil': as => report(as.teacher, 'message-4'),
      'with a novel': as => report(as.lea, 'message-4', { reason: 'a'.repeat(501) }),
      'with a reason that is no text': as => report(as.lea, 'message-4', { reason: 7 }),
      'with a field more': as => report(as.lea, 'message-4', { note: 'a' }),
      'with a date of her own': as => report(as.lea, 'message-4', { createdAt: new Date(0) }),
      'settled from the start': as => report(as.lea, 'message-4', { settledAt: serverTimestamp() }),
      'settled by somebody from the start': as => report(as.lea, 'message-4', { settledBy: 'Papa' }),
    },
  ),
  ...rule(
    'channels/reports update · its pupil explains',
    { 'its pupil': as => explain(as.lea, { reason: 'Il se moque de moi' }) },
    {
      'with a novel': as => explain(as.lea, { reason: 'a'.repeat(501) }),
      'another pupil': as => explain(as.tom, { reason: 'Rien' }),
      'who wrote the message': as => explain(as.teacher, { reason: 'Rien' }),
      'changing who wrote it': as => explain(as.lea, { senderId: 'parent' }),
    },
  ),
  ...rule(
    'channels/reports update · an adult settles',
    { 'an adult who follows her': as => settle(as.parent, 'Papa') },
    {
      'who wrote the message': as => settle(as.teacher, 'Mme Roche'),
      'its pupil': as => settle(as.lea, 'lea'),
      'under another name': as => settle(as.parent, 'Mme Roche'),
      'a second time': as => settle(as.parent, 'Papa', {}, 'message-5'),
      'changing the reason': as => settle(as.parent, 'Papa', { reason: '' }),
      'with a date of his own': as => settle(as.parent, 'Papa', { settledAt: new Date(0) }),
      'a teacher without a link': as => settle(as.stranger, 'Mme Roche'),
    },
  ),
  ...never('channels/reports delete', {
    'an adult removes one': as => deleteDoc(doc(as.parent, REPORTS, 'message-2')),
    'a pupil takes one back': as => deleteDoc(doc(as.lea, REPORTS, 'message-2')),
  }),
  ...['get', 'list'].flatMap(operation => {
    const see = (db: Firestore) =>
      operation === 'get'
        ? getDoc(doc(db, 'channels/room-lea/typing/lea'))
        : getDocs(collection(db, 'channels/room-lea/typing'))
    return rule(
      `channels/typing ${operation}`,
      { 'a linked teacher': as => see(as.teacher) },
      { 'another pupil': as => see(as.tom), 'a teacher without a link': as => see(as.stranger) },
    )
  }),
  ...rule(
    'channels/typing create',
    { 'a linked teacher': as => types(as.teacher, 'teacher', 'Mme Roche') },
    {
      'for the pupil': as => types(as.teacher, 'lea', 'lea'),
      'under the pupil’s name': as => types(as.teacher, 'teacher', 'lea'),
      'a linked parent': as => types(as.parent, 'parent', 'Papa'),
      'a teacher without a link': as => types(as.stranger, 'stranger', 'Mme Roche'),
      'with a date of her own': as => types(as.teacher, 'teacher', 'Mme Roche', { at: new Date(0) }),
      'with a field more': as => types(as.teacher, 'teacher', 'Mme Roche', { draft: 'Bon' }),
      'to a pupil without consent': as => types(as.teacher, 'teacher', 'Mme Roche', {}, 'tom'),
      'in a closed room': as => types(as.teacher, 'teacher', 'Mme Roche', {}, 'zoe'),
      'a disabled teacher': as => types(as.disabled, 'disabled', 'Mme Roche'),
    },
  ),
  ...rule(
    'channels/typing update',
    { 'its pupil': as => types(as.lea, 'lea', 'lea') },
    {
      'somebody else’s': as => types(as.teacher, 'lea', 'Mme Roche'),
      'under another name': as => types(as.lea, 'lea', 'Mme Roche'),
    },
  ),
]
