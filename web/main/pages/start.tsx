/** The old address of the first page. */
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Frame } from '../frame.tsx';

export default function Start() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/', { replace: true }), [navigate]);
  return (
    <Frame>
      <div className="wrap plain-page">
        <h1 className="h1">Start here.</h1>
        <p>
          <Link className="btn primary" to="/">
            Start for Free
          </Link>
        </p>
      </div>
    </Frame>
  );
}
