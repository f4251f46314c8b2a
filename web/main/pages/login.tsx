/** Where an administrator signs in. */
import { Frame } from '../frame.tsx';

export function Login() {
  return (
    <Frame footer>
      <div className="wrap plain-page">
        <h1 className="h1">Admin Login</h1>
      </div>
    </Frame>
  );
}
