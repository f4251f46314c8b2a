/** The words that are commands when they stand alone. */

import type { Intent } from './reading.ts';

const words = (...lines: readonly string[]): readonly string[] => lines.join(', ').split(', ');

/** Alone on the first line. */
export const commandWords: readonly (readonly [Intent, readonly string[]])[] = [
  [
    'unsubscribe',
    words(
      'stop, stopall, stop all, unsubscribe, unsub, opt out, optout, opt-out, wrong number',
      'desabonner, desabonnez-moi, me desabonner, desinscription, desinscrire, me desinscrire',
      'darse de baja, darme de baja, dar de baja, abmelden, abbestellen, cancelar inscricao',
      'cancelar suscripcion, descadastrar, disiscrivimi, disiscrizione, cancellami, uitschrijven',
      'afmelden, unsubscribe me, stopp, parem, not interested, not for me, go away, get lost',
      'no me interesa, ya no me interesa, para ya, dejame en paz, dejenme en paz, pas interesse',
      "pas interessee, ca m'interesse pas, ca ne m'interesse pas, laissez-moi tranquille",
      'foutez-moi la paix, kein interesse, kein interesse mehr, lasst mich in ruhe, nao tenho interesse',
      'nao me interessa, non mi interessa, lasciatemi in pace, laat me met rust, geen interesse',
      'stop them, stop these, spam, piss off, fuck off, f off, bugger off, sod off, leave me be, quit it, enough already',
    ),
  ],
  ['resubscribe', ['start', 'unstop', 'resubscribe', 'subscribe', 'opt in', 're-subscribe']],
  [
    'help',
    words(
      'help, info, help me, ?, commands, hilfe, ayuda, aide, ajuda, aiuto, hulp, options, faq',
      'instructions, what now, now what, ok what now, what do i do now',
    ),
  ],
  [
    'list',
    words(
      'list, show list, my list, show my list, show the list, status, liste, lista, the' +
        ' list, lijst',
      'mi lista, ma liste, meine liste, minha lista, la mia lista, mijn lijst, list please',
      'checklist, my checklist, recap, current list',
    ),
  ],
  ['pause', words('pause, snooze, pause me, hold, pausa, pauze, pausieren, pausar')],
  [
    'resume',
    words(
      "resume, unpause, unpause me, i'm back, im back, i am back, reanudar, reprendre, retomar",
      'riprendi, fortsetzen, hervatten, weitermachen, continue, restart, re-start',
      "we're back, we are back, back, i'm back now, i am back now, back again, i'm ready again",
      'back in action',
    ),
  ],
  [
    'undo',
    words(
      'undo, undo undo, undo that, undo it, take that back, revert that, undo last, revert, undo please',
      'deshacer, ruckgangig, desfazer, annulla, ongedaan maken, annuler la derniere',
    ),
  ],
  [
    'clear',
    words(
      'clear, clear list, clear all, clear my list, clear the list, reset, clean slate,' +
        ' liste leeren',
      'vaciar lista, vaciar la lista, vider la liste, limpar lista, limpar a lista',
      'svuota la lista, lijst leegmaken',
    ),
  ],
  [
    'export',
    words('export, my data, export my data, download my data, data export, export' + ' data'),
  ],
  [
    'delete',
    words(
      'delete, delete me, erase me, forget me, delete my data, delete my account, erase my data',
      'erase, delete everything about me',
    ),
  ],
  ['why', ['why', 'why this', 'why me', 'how come']],
];

/** Carriers' words for leaving: in a mail they count only when nothing else is said. */
export const textMessageWords: readonly string[] = words(
  'cancel, end, quit, revoke, remove, arret, td, baja, no more, stop it, enough',
  'arreter, arrete, arretez, parar, pare, stoppen, basta, sair, aufhoren, ophouden, smettila',
);
